import { expect, test } from 'vitest'
import { MelaError } from '../mela-error.ts'
import { shouldRetry } from './query-client.ts'

test('Only network and server errors are retried, a limited number of times', () => {
  expect(shouldRetry(0, new MelaError(0, '', 'offline'))).toBe(true)
  expect(shouldRetry(1, new MelaError(503, '', 'away'))).toBe(true)
  expect(shouldRetry(2, new MelaError(503, '', 'away'))).toBe(false)
  expect(shouldRetry(0, new MelaError(404, 'DoesNotExistError', 'gone'))).toBe(false)
  expect(shouldRetry(0, new Error('a slip of ours'))).toBe(false)
})
