import { expect, test } from 'vitest'
import { readMessage } from './contactform.ts'

const nothing = {
  username: null,
  mailid: null,
  phonenumber: null,
  subject: null,
  message: null,
  business: null,
}

test('Reads a contact message from the app’s JSON text', () => {
  const data = JSON.stringify({
    username: ' Meena ',
    mailid: 'meena@example.org',
    phonenumber: 9840012345,
    extra: 'x',
  })
  expect(readMessage(data, nothing)).toEqual({
    ...nothing,
    username: 'Meena',
    mailid: 'meena@example.org',
    phonenumber: '9840012345',
  })
})

test('Reads a contact message from plain fields too, and prefers the data field', () => {
  const plain = { ...nothing, username: 'Plain', subject: 'Buses' }
  expect(readMessage('{"username":"Data"}', plain)).toEqual({ ...plain, username: 'Data' })
  expect(readMessage(null, plain)).toEqual(plain)
})

test('Ignores values that are not text', () => {
  const data = JSON.stringify({ username: { $gt: '' }, message: ['a'], subject: '   ' })
  expect(readMessage(data, nothing)).toEqual(nothing)
  expect(readMessage('"just words"', nothing)).toEqual(nothing)
})
