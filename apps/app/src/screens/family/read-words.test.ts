import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

test('a family reads what was done, not an address', () => {
  expect(readWords('GET /api/resource/Student Registration/STU-2026-00001')).toBe('family.read_opened')
  expect(readWords('GET /api/resource/Student Registration')).toBe('family.read_listed')
  expect(readWords('POST /api/method/mela.desk.export_list')).toBe('family.read_exported')
})
