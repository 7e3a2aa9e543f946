import { expect, test } from 'vitest'
import { localDatetime } from './session-time.ts'

test('a moment is written as the site reads its clock', () => {
  expect(localDatetime('Asia/Kolkata', new Date('2026-11-28T18:45:09Z'))).toBe('2026-11-29 00:15:09')
  expect(localDatetime('America/New_York', new Date('2026-01-01T04:59:59Z'))).toBe('2025-12-31 23:59:59')
})
