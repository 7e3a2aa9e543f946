import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { printWelcome } from './run-server.ts'

function printed(environment: Record<string, string>, seed: 'demo' | 'empty' = 'demo'): string {
  const lines: string[] = []
  const server = { address: 'http://127.0.0.1:8080', seed }
  printWelcome(readSettings(environment), server, (line) => lines.push(line))
  return lines.join('\n')
}

test('On a local server the demo sign-ins are listed with their password', () => {
  expect(printed({})).toContain('asha-demo')
  expect(printed({})).not.toContain('Listening on')
})

test('A reachable server prints its address and that the demo sign-ins are off', () => {
  const text = printed({ HOST: '0.0.0.0', PORT: '9000' })
  expect(text).toContain('Listening on   0.0.0.0, port 9000')
  expect(text).toContain('Demo sign-ins are off')
  expect(text).not.toContain('asha-demo')
})

test('A site that began empty never mentions the demo, whatever the current settings', () => {
  const environments: Record<string, string>[] = [{}, { MELA_SEED: 'demo' }, { HOST: '0.0.0.0' }]
  for (const environment of environments) expect(printed(environment, 'empty')).not.toMatch(/demo/i)
})

test('A site that began as the demo lists its sign-ins, whatever the current settings', () => {
  expect(printed({ MELA_SEED: 'empty' }, 'demo')).toContain('asha-demo')
})
