import { expect, test } from 'vitest'
import { stageOf } from './session.ts'

const enrolment = { secret: 'JBSW Y3DP', uri: 'otpauth://totp/x', qr: '<svg/>' }

test('whoever needs no second factor is in', () => {
  expect(stageOf({ message: 'Logged In', home_page: '/desk' })).toEqual({ at: 'in', recoveryCodes: [] })
})

test('half a sign-in asks for a code, or for an app to be set up first', () => {
  expect(stageOf({ tmp_id: 't', verification: { setup: true } })).toEqual({ at: 'code', halfSignIn: 't' })
  expect(stageOf({ tmp_id: 't', verification: { setup: false, enrolment } })).toEqual({
    at: 'enrolment',
    halfSignIn: 't',
    enrolment,
  })
})

test('codes that came with the sign-in are kept for the person', () => {
  expect(stageOf({ message: 'Logged In', recovery_codes: ['a-b'] })).toEqual({
    at: 'in',
    recoveryCodes: ['a-b'],
  })
})
