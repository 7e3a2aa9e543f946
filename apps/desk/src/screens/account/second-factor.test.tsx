// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { failingOnce, refusal } from '#client/testing'
import { expectText, expectTryAgain, fill, press, renderScreen } from '../../testing/render-screen.tsx'

const types = [aType('Mela Event')]
const off = { is_enrolled: 0 as const, recovery_codes_left: 0 }
const on = { is_enrolled: 1 as const, recovery_codes_left: 3 }
const devices = { 'mela.identity.get_devices': [] }

test('Sets up two-step verification by password, app and recovery codes', async () => {
  let state: typeof on | typeof off = off
  const methods = {
    ...devices,
    'mela.identity.get_second_factor': () => state,
    'mela.identity.enrol_second_factor': { secret: 'JBSWY3DP', uri: 'otpauth://totp/x', qr: '<svg/>' },
    'mela.identity.confirm_second_factor': () => {
      state = on
      return { recovery_codes: ['aaaa-bbbb'] }
    },
  }
  const server = await renderScreen('/my-account', { answers: { types, methods } })
  await press('Set up')
  await fill('Your password', 'correct horse')
  await press('Continue')
  await expectText('JBSW Y3DP')
  expect(server.inputsOf('mela.identity.enrol_second_factor')).toEqual([{ pwd: 'correct horse' }])
  await fill('Code', '123456')
  await press('Confirm')
  await expectText('aaaa-bbbb')
  expect(server.inputsOf('mela.identity.confirm_second_factor')).toEqual([{ otp: '123456' }])
  await press("I've saved them")
  await expectText('Two-step verification is on')
  await expectText('3 recovery codes left')
})

test('Says when the code for new recovery codes is wrong', async () => {
  const wrong = refusal('Wrong code', { status: 401, code: 'identity.wrong_code' })
  const methods = {
    ...devices,
    'mela.identity.get_second_factor': on,
    'mela.identity.renew_recovery_codes': wrong,
    'mela.identity.get_logged_user': 'asha@mela.test',
    'frappe.auth.get_logged_user': 'asha@mela.test',
  }
  await renderScreen('/my-account', { answers: { types, methods } })
  await press('New recovery codes')
  await fill('Code', '000000')
  await press('New recovery codes')
  await expectText('This code is incorrect or has expired. Enter the current code from the app.')
})

test('Turns two-step verification off by both factors', async () => {
  const methods = {
    ...devices,
    'mela.identity.get_second_factor': on,
    'mela.identity.remove_second_factor': undefined,
  }
  const server = await renderScreen('/my-account', { answers: { types, methods } })
  await press('Turn off')
  await fill('Your password', 'correct horse')
  await fill('Code', '123456')
  await press('Turn off')
  await expectText('Two-step verification is off')
  expect(server.inputsOf('mela.identity.remove_second_factor')).toEqual([
    { pwd: 'correct horse', otp: '123456' },
  ])
})

test('Asks again after the state of two-step verification could not be read', async () => {
  const methods = { ...devices, 'mela.identity.get_second_factor': failingOnce(off) }
  await renderScreen('/my-account', { answers: { types, methods } })
  await expectTryAgain('Off. You sign in with your password only.')
})
