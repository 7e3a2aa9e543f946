import { expect, test } from 'vitest'
import { drift } from './generated-files.ts'

test('a file that is as it should be says nothing', () => {
  expect(drift('a.ts', 'same\n', 'same\n')).toBeNull()
})

test('a file that is not there is named', () => {
  expect(drift('a.ts', null, 'new\n')).toBe('a.ts is missing')
})

test('a change shows what goes and what comes', () => {
  expect(drift('a.ts', 'one\n  two\n', 'one\n  three\n')).toBe('a.ts is out of date\n  - two\n  + three')
})

test('a large change is cut short', () => {
  const many = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n')
  expect(drift('a.ts', '', many)?.split('\n')).toHaveLength(8)
  expect(drift('a.ts', '', many)).toContain('+ … and 3 more')
})

test('lines that only moved are a change too', () => {
  expect(drift('a.ts', 'one\ntwo\n', 'two\none\n')).toContain('another order')
})
