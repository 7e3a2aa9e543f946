import { expect, test } from 'vitest'
import { isSafeAddress } from './content.rules.ts'

test.each([
  '/p/about-us',
  'register-form/student',
  '#fees',
  'https://example.org/a?b=c',
  'mailto:a@example.org',
  'tel:+914400000000',
])('Allows a page link to %s', (address) => expect(isSafeAddress(address)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https:/odd',
  'https://good.example@elsewhere.example',
  '/.//elsewhere.example',
])('Refuses a page link to %j', (address) => expect(isSafeAddress(address)).toBe(false))
