// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { failingOnce, refusal } from '#client/testing'
import { expectText, expectTryAgain, fill, press, renderScreen } from '../../testing/render-screen.tsx'

const device = {
  ...{ kind: 'session' as const, device: null, address: '10.0.0.*', creation: '2026-11-20 10:00:00' },
  last_active: '2026-11-24 10:00:00',
}
const windows = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'
const thisOne = { ...device, name: 'S-1', user_agent: windows, is_current: 1 as const }
const other = {
  ...device,
  name: 'S-2',
  user_agent: 'Mozilla/5.0 (Android) Chrome/140.0',
  is_current: 0 as const,
}
const key = { ...other, name: 'K-1', kind: 'key' as const, user_agent: null, device: 'Backup program' }
const types = [aType('Mela Event')]
const factor = { 'mela.identity.get_second_factor': { is_enrolled: 0 as const, recovery_codes_left: 0 } }

test('Lists the devices and signs out another one after a question', async () => {
  const methods = {
    ...factor,
    'mela.identity.get_devices': [thisOne, other],
    'mela.identity.revoke_device': undefined,
  }
  const server = await renderScreen('/my-account', { answers: { types, methods } })
  await expectText('Firefox on Windows')
  await expectText('This device')
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull()
  await press('Sign out Chrome on Android')
  await expectText('Sign out Chrome on Android?')
  expect(server.inputsOf('mela.identity.revoke_device')).toEqual([])
  await press('Sign out')
  await expectText('Signed out')
  expect(server.inputsOf('mela.identity.revoke_device')).toEqual([{ name: 'S-2' }])
})

test('Creates an API key with the password and shows its secret once', async () => {
  const methods = {
    ...factor,
    'mela.identity.get_devices': [thisOne, key],
    'mela.identity.create_key': { api_key: 'key-1', api_secret: 'secret-1' },
  }
  const server = await renderScreen('/my-account', { answers: { types, methods } })
  await press('Create API key')
  await fill('Key name', ' Nightly report ')
  await fill('Your password', 'correct horse')
  await press('Create API key')
  await expectText('secret-1')
  expect(server.inputsOf('mela.identity.create_key')).toEqual([
    { device: 'Nightly report', pwd: 'correct horse' },
  ])
  await press("I've saved them")
  expect(screen.queryByText('secret-1')).toBeNull()
})

test('Says why an API key could not be revoked', async () => {
  const methods = {
    ...factor,
    'mela.identity.get_devices': [thisOne, key],
    'mela.identity.revoke_device': refusal('This key was revoked before'),
  }
  await renderScreen('/my-account', { answers: { types, methods } })
  await press('Revoke Backup program')
  await press('Revoke')
  await expectText('This key was revoked before')
})

test('Signs out every other device, this one stays', async () => {
  const methods = {
    ...factor,
    'mela.identity.get_devices': [thisOne, other],
    'mela.identity.sign_out_everywhere': undefined,
  }
  const server = await renderScreen('/my-account', { answers: { types, methods } })
  await press('Sign out other devices')
  await press('Sign out other devices')
  await expectText('Signed out')
  expect(server.inputsOf('mela.identity.sign_out_everywhere')).toEqual([{ except_this_device: 1 }])
})

test('Asks again for the devices after they could not be read', async () => {
  const methods = { ...factor, 'mela.identity.get_devices': failingOnce([thisOne]) }
  await renderScreen('/my-account', { answers: { types, methods } })
  await expectTryAgain('Firefox on Windows')
})
