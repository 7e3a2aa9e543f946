import { expect, test } from 'vitest'
import { findMissingContact, findOwnContact } from './guardian-consent.rules.ts'

const contact = {
  ...{ phone: '+919840012345', email: 'kavin@example.org', guardian_name: 'Lakshmi' },
  ...{ guardian_phone: '+919840012346', guardian_email: null },
}

test('A guardian needs a name, and a phone number or an email address', () => {
  expect(findMissingContact(contact)).toBeNull()
  expect(findMissingContact({ ...contact, guardian_phone: null, guardian_email: 'l@example.org' })).toBeNull()
  expect(findMissingContact({ ...contact, guardian_phone: null })).toBe('guardian_phone')
  expect(findMissingContact({ ...contact, guardian_name: '' })).toBe('guardian_name')
})

test('Refuses a minor’s own contact as the guardian’s', () => {
  expect(findOwnContact(contact)).toBeNull()
  expect(findOwnContact({ ...contact, guardian_phone: contact.phone })).toBe('guardian_phone')
  expect(findOwnContact({ ...contact, guardian_email: 'Kavin@Example.org' })).toBe('guardian_email')
})
