import { expect, test } from 'vitest'
import { MelaError } from '#client'
import { failureOf } from './use-answers-form.ts'

const t = (id: string) => id

test('A lost connection and a server error keep the input and show a message', () => {
  expect(failureOf(new MelaError(0, '', 'gone'), t).text).toBe('event_registration.no_network')
  expect(failureOf(new MelaError(502, '', 'gone'), t).text).toBe('event_registration.failed')
  expect(failureOf(new Error('gone'), t).text).toBe('event_registration.failed')
})

test('A server error for a field is shown at the field too', () => {
  const error = new MelaError(417, 'ValidationError', {
    message: 'Who is it?',
    field: 'attendees.1.full_name',
  })
  expect(failureOf(error, t)).toEqual({
    text: 'Who is it?',
    problems: { 'attendees.1.full_name': { text: 'Who is it?' } },
    isPlaceChanged: false,
  })
})

test('Remaining seats are loaded again when the event filled up or closed meanwhile', () => {
  const refused = (code: string) => failureOf(new MelaError(409, '', { message: 'Full', code }), t)
  expect(refused('events.full')).toMatchObject({ text: 'Full', isPlaceChanged: true })
  expect(refused('events.closed')).toMatchObject({
    text: 'event_registration.closed_meanwhile',
    isPlaceChanged: true,
  })
})
