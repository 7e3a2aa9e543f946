import { expect, test } from 'vitest'
import { maskedPhone } from '../text/contact-text.ts'

test('only the last four digits of a number stand on the screen', () => {
  expect(maskedPhone('+919840012345')).toBe('••••••\u00a02345')
})

test('a short number hides what it has', () => {
  expect(maskedPhone('12345')).toBe('•\u00a02345')
})
