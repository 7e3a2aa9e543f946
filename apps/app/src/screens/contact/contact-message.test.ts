import { expect, test } from 'vitest'
import { fieldNamedIn, problemWith } from './contact-message.ts'

test('Name, email and message are required', () => {
  expect(problemWith('username', '  ')).toBe('contact.name_missing')
  expect(problemWith('mailid', '')).toBe('contact.email_missing')
  expect(problemWith('message', '\n')).toBe('contact.message_missing')
  expect(problemWith('subject', '')).toBeUndefined()
})

test('An email requires a name, an at sign and a domain', () => {
  const wrong = ['meena', 'meena@', '@example.org', 'a b@example.org', 'a@b', 'a@b.c']
  expect(wrong.map((text) => problemWith('mailid', text))).toEqual(wrong.map(() => 'contact.email_wrong'))
  expect(problemWith('mailid', ' meena.k+school@example.co.in ')).toBeUndefined()
})

test('A phone number has ten digits in any spelling', () => {
  const right = ['', '98400 12345', '+91 98400-12345', '098400 12345', '(98400) 12345']
  expect(right.map((text) => problemWith('phonenumber', text))).toEqual(right.map(() => undefined))
  expect(['12345', '98400 1234x', '1 98400 12345'].map((text) => problemWith('phonenumber', text))).toEqual(
    Array(3).fill('contact.phone_wrong'),
  )
})

test('A server error is shown below the field that it names', () => {
  expect(fieldNamedIn({ type: 'InvalidEmailAddressError', message: 'x' })).toBe('mailid')
  expect(fieldNamedIn({ type: 'MandatoryError', message: '[Contact Message]: message' })).toBe('message')
  expect(fieldNamedIn({ type: 'RateLimitExceededError', message: 'message' })).toBeUndefined()
})
