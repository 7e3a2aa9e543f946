import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { tellWhereToLook } from './welcome.ts'

function told(environment: Record<string, string>): string {
  const lines: string[] = []
  const server = { address: 'http://127.0.0.1:8080', madePassword: null }
  tellWhereToLook(readSettings(environment), server, (line) => lines.push(line))
  return lines.join('\n')
}

test('on this machine alone, the demo sign-ins are named with their password', () => {
  expect(told({})).toContain('asha-demo')
  expect(told({})).not.toContain('listening on')
})

test('where others can reach it, the start says where it listens, and that the demo sign-ins are closed', () => {
  const text = told({ HOST: '0.0.0.0', PORT: '9000' })
  expect(text).toContain('listening on   0.0.0.0, port 9000')
  expect(text).toContain('the demo sign-ins are closed')
  expect(text).not.toContain('asha-demo')
})

test('a house of its own says nothing of a demo', () => {
  expect(told({ HOST: '0.0.0.0', MELA_SEED: 'empty' })).not.toContain('demo')
})
