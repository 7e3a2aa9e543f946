// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, fill, press, renderScreen } from '../../testing/render-screen.tsx'

const methods = {
  'mela.identity.get_devices': [],
  'mela.identity.get_second_factor': { is_enrolled: 0 as const, recovery_codes_left: 0 },
}
const types = [aType('Mela Event')]

async function changePassword() {
  await press('Change password')
  await fill('Current password', 'old horse')
  await fill('New password', 'staple battery horse')
  await press('Change password')
}

test('Changes the password and leads to the sign-in', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  const answers = { types, methods: { ...methods, 'mela.identity.change_password': undefined } }
  const server = await renderScreen('/my-account', { answers })
  await changePassword()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/desk'))
  expect(server.inputsOf('mela.identity.change_password')).toEqual([
    { old_password: 'old horse', new_password: 'staple battery horse' },
  ])
})

test('Says how strong the new password is while it is typed', async () => {
  await renderScreen('/my-account', { answers: { types, methods } })
  await press('Change password')
  await fill('New password', 'abc')
  await expectText(/^Use at least \d+ characters$/)
  await fill('New password', 'staple battery horse kite')
  await expectText('Strong')
})

test('Says why a password was refused', async () => {
  const wrong = refusal('No', { code: 'identity.wrong_credentials' })
  const answers = { types, methods: { ...methods, 'mela.identity.change_password': wrong } }
  await renderScreen('/my-account', { answers })
  await changePassword()
  await expectText('Incorrect password. Try again.')
})
