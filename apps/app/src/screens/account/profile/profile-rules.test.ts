import { expect, test } from 'vitest'
import { sessionDeviceName } from './devices-part.tsx'
import { maskedLogin } from './profile-body.tsx'

test.each([
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1 Version/19.0 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['curl/8', 'Website'],
])('%s is %s', (user_agent, name) => expect(sessionDeviceName({ device: 'Website', user_agent })).toBe(name))

test('A device without details has no name', () => {
  expect(sessionDeviceName({ device: null, user_agent: null })).toBeNull()
})

test('A screen shows a sign-in contact only partly', () => {
  expect(maskedLogin({ phone: '+919840012345', email: 'a@b.example' })).not.toContain('98400')
  expect(maskedLogin({ phone: null, email: 'lakshmi@asha.example' })).toBe('l•••@asha.example')
  expect(maskedLogin({ phone: null, email: null })).toBeNull()
})
