import { expect, test } from 'vitest'
import { drift } from './generated-files.ts'

test('An up-to-date file is not reported', () => {
  expect(drift('a.ts', 'same\n', 'same\n')).toBeNull()
})

test('A missing file is named', () => {
  expect(drift('a.ts', null, 'new\n')).toBe('a.ts is missing')
})

test('A change shows the removed and the added lines', () => {
  expect(drift('a.ts', 'one\n  two\n', 'one\n  three\n')).toBe('a.ts is out of date\n  - two\n  + three')
})

test('A large change is cut short', () => {
  const many = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n')
  expect(drift('a.ts', '', many)?.split('\n')).toHaveLength(8)
  expect(drift('a.ts', '', many)).toContain('+ … and 3 more')
})

test('Moved lines are a change too', () => {
  expect(drift('a.ts', 'one\ntwo\n', 'two\none\n')).toContain('another order')
})
