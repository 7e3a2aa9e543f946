import { expect, test } from 'vitest'
import { linkKey } from './link-key.ts'

test('The key of a link is the part after its #', () => {
  expect(linkKey('#key=aB3-_x')).toBe('aB3-_x')
})

test('A truncated link has no key', () => {
  expect(['', '#', '#key=', '#other=1'].map(linkKey)).toEqual([null, null, null, null])
})
