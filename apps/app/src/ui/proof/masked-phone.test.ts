import { expect, test } from 'vitest'
import { maskedPhone } from '../text/contact-text.ts'

test('The screen shows only the last four digits of a number', () => {
  expect(maskedPhone('+919840012345')).toBe('••••••\u00a02345')
})

test('A short number is fully hidden', () => {
  expect(maskedPhone('12345')).toBe('•\u00a02345')
})
