import { expect, test } from 'vitest'
import { linkKey } from './link-key.ts'

test('the key of a link is what stands behind its #', () => {
  expect(linkKey('#key=aB3-_x')).toBe('aB3-_x')
})

test('a link that lost its end has no key', () => {
  expect(['', '#', '#key=', '#other=1'].map(linkKey)).toEqual([null, null, null, null])
})
