import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

function written(level: LogLevel) {
  const lines: string[] = []
  const now = () => new Date('2026-11-23T13:30:00.123Z')
  return { lines, log: createLog({ level, write: (line) => lines.push(line), now }) }
}

test('A line has its time, its level, its text and its fields', () => {
  const { lines, log } = written('info')
  log.info('Stopping (SIGTERM).')
  log.error('GET /api/x: it broke', { request: 'k3f-12' })
  expect(lines).toEqual([
    '2026-11-23T13:30:00.123Z info  Stopping (SIGTERM).\n',
    '2026-11-23T13:30:00.123Z error GET /api/x: it broke request=k3f-12\n',
  ])
})

test('An error with its stack stays one line', () => {
  const { lines, log } = written('info')
  log.error('Error: one\n    at here\n    at there\n')
  expect(lines).toEqual(['2026-11-23T13:30:00.123Z error Error: one | at here | at there\n'])
})

test('Lines below the level are left out', () => {
  const { lines, log } = written('warn')
  log.debug('a')
  log.info('b')
  log.warn('c')
  expect(lines).toHaveLength(1)
})
