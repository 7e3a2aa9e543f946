import { expect, test } from 'vitest'
import { findMissingContact, findOwnContact } from './guardian-consent.rules.ts'

const contact = {
  ...{ phone: '+919840012345', email: 'kavin@example.org', guardian_name: 'Lakshmi' },
  ...{ guardian_phone: '+919840012346', guardian_email: null },
}

test('a guardian is asked by name, and by phone or email', () => {
  expect(findMissingContact(contact)).toBeNull()
  expect(findMissingContact({ ...contact, guardian_phone: null, guardian_email: 'l@example.org' })).toBeNull()
  expect(findMissingContact({ ...contact, guardian_phone: null })).toBe('guardian_phone')
  expect(findMissingContact({ ...contact, guardian_name: '' })).toBe('guardian_name')
})

test('a minor’s own contact is no guardian’s', () => {
  expect(findOwnContact(contact)).toBeNull()
  expect(findOwnContact({ ...contact, guardian_phone: contact.phone })).toBe('guardian_phone')
  expect(findOwnContact({ ...contact, guardian_email: 'Kavin@Example.org' })).toBe('guardian_email')
})
