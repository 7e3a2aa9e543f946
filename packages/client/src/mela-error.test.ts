import { expect, test } from 'vitest'
import { errorFromResponse, errorWithoutResponse } from './mela-error.ts'

const wrapped = (message: string) => JSON.stringify([JSON.stringify({ message, title: 'Message' })])

test('The error message is taken from the wrapped server messages, without their tags', () => {
  const error = errorFromResponse(417, {
    exc_type: 'ValidationError',
    exception: 'frappe.exceptions.ValidationError: inner',
    _server_messages: wrapped('Please write <b>your name</b>'),
  })
  expect([error.status, error.type, error.message]).toEqual([
    417,
    'ValidationError',
    'Please write your name',
  ])
})

test('The error message is the exception without its class when there are no server messages', () => {
  expect(errorFromResponse(417, { exception: 'frappe.exceptions.MandatoryError: mailid' }).message).toBe(
    'mailid',
  )
})

test('A response body of an unknown shape still makes an error', () => {
  expect(errorFromResponse(502, null).message).toBe('HTTP 502')
  expect(errorFromResponse(500, { _server_messages: 'not json' }).message).toBe('HTTP 500')
})

test('The error distinguishes a missing document from a missing connection', () => {
  expect(errorFromResponse(404, { exc_type: 'DoesNotExistError' }).isMissing).toBe(true)
  const away = errorWithoutResponse(new TypeError('fetch failed'))
  expect([away.status, away.isOffline, away.isMissing]).toEqual([0, true, false])
})
