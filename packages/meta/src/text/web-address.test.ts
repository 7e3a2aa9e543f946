import { expect, test } from 'vitest'
import { isSitePath, isWebAddress } from './web-address.ts'

test.each([
  '/',
  '/p/about-us?tab=2#fees',
  '/files/पतंग.webp',
  'https://asha.example',
  'HTTP://asha.example:8080/a@b?c=//d',
])('A link may lead to %s', (address) => {
  expect(isWebAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://files.example',
  'about-us',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  ' /p',
  '/p\u0000',
  'https://',
  'https://good.example@evil.example',
  'https://user:word@evil.example/',
  'https://@evil.example',
  'https://good.example\\@evil.example',
  'https://good.example\r\nLocation: https://evil.example',
])('No link may lead to %j', (address) => {
  expect(isWebAddress(address)).toBe(false)
})

test('A path of this site is not a foreign address', () => {
  expect([isSitePath('/family'), isSitePath('https://asha.example')]).toEqual([true, false])
})
