import { expect, test } from 'vitest'
import { stageOf } from './session.ts'

const enrolment = { secret: 'JBSW Y3DP', uri: 'otpauth://totp/x', qr: '<svg/>' }

test('A user without a second factor is signed in', () => {
  expect(stageOf({ message: 'Logged In', home_page: '/desk' })).toEqual({ at: 'in', recoveryCodes: [] })
})

test('A pending sign-in asks for a code, or for an app to be set up first', () => {
  expect(stageOf({ tmp_id: 't', verification: { setup: true } })).toEqual({ at: 'code', halfSignIn: 't' })
  expect(stageOf({ tmp_id: 't', verification: { setup: false, enrolment } })).toEqual({
    at: 'enrolment',
    halfSignIn: 't',
    enrolment,
  })
})

test('Recovery codes returned by the sign-in are stored for the user', () => {
  expect(stageOf({ message: 'Logged In', recovery_codes: ['a-b'] })).toEqual({
    at: 'in',
    recoveryCodes: ['a-b'],
  })
})
