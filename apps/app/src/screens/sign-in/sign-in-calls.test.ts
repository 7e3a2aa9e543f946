import { expect, test } from 'vitest'
import { outcomeOf } from './sign-in-calls.ts'

test('whoever needs no second proof is in', () => {
  expect(outcomeOf({ message: 'No App', home_page: '/' })).toEqual({ at: 'in' })
})

test('half a sign-in asks for the second proof', () => {
  expect(outcomeOf({ tmp_id: 't', verification: { setup: true } })).toEqual({
    at: 'second proof',
    halfSignIn: 't',
  })
})

test('an authenticator app that must be set up first is set up in the desk', () => {
  const answer = { tmp_id: 't', verification: { setup: false, enrolment: { secret: 's' } } }
  expect(outcomeOf(answer)).toEqual({ at: 'desk first' })
})
