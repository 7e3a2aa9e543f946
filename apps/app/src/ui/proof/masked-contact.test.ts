import { expect, test } from 'vitest'
import { maskedContact } from '../text/contact-text.ts'

test('Shows the first letter and the host of an email address', () => {
  expect(maskedContact('meena@letters.example')).toBe('m•••@letters.example')
})

test('Shows the last four digits of a phone number', () => {
  expect(maskedContact('+919840012345')).toBe('••••••\u00a02345')
})
