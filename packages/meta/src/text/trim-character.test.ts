import { expect, test } from 'vitest'
import { trimEnd, trimEnds } from './plain-text.ts'

test('Trims one character at the end, or at both ends, and leaves it inside', () => {
  expect(trimEnd('/a//b///', '/')).toBe('/a//b')
  expect(trimEnds('/a//b///', '/')).toBe('a//b')
  expect([trimEnd('', '/'), trimEnd('//', '/'), trimEnds('//', '/'), trimEnds('a', '/')]).toEqual([
    '',
    '',
    '',
    'a',
  ])
})
