import { expect, test } from 'vitest'
import { isPictureAddress, readLinkAddress } from './editor-extensions.ts'

test.each([
  [' https://asha.example/a?b#c ', 'https://asha.example/a?b#c'],
  ['asha.example/give', 'https://asha.example/give'],
  ['office@asha.example', 'mailto:office@asha.example'],
  ['+91 98400 12345', 'tel:+919840012345'],
  ['/events', '/events'],
  ['#top', '#top'],
])('%s leads to %s', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  'ftp://x',
  '',
  'word',
])('%s is refused as a link', (typed) => {
  expect(readLinkAddress(typed)).toBeNull()
})

test('A picture comes from this or another site, never from the clipboard', () => {
  expect(['/files/a.png', 'https://asha.example/a.png'].every(isPictureAddress)).toBe(true)
  expect(
    ['data:image/png;base64,AA', 'file:///c:/a.png', '//elsewhere.example/a.png'].some(isPictureAddress),
  ).toBe(false)
})
