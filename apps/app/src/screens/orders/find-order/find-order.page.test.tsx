// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { address, fill, press, renderScreen, shown, waitFor } from '../../../testing/render-screen.tsx'

const sent = response('mela.orders.find_order', { sent: 1, search: 'S-1', expires_in: 300, again_in: 30 })

async function search(): Promise<void> {
  await fill('Order number', ' ORD-2026-1 ')
  await fill('Mobile number or email', 'Meena@example.org')
  await press('Send code')
}

test('A guest opens an order by a code', async () => {
  const server = await renderScreen('/find-order', {
    answers: [sent, response('mela.orders.open_found_order', { order: 'ORD-2026-1', token: 'T-1' })],
  })
  await search()
  expect(
    await shown.findByText('If the details match, we have sent a code to m•••@example.org.'),
  ).toBeDefined()
  await fill('Code', '123456')
  await press('Open order')
  await waitFor(() => expect(address()).toBe('/my-orders/T-1'))
  await waitFor(() =>
    expect(server.inputsOf('mela.orders.find_order')).toEqual([
      { order: 'ORD-2026-1', email: 'meena@example.org', language: 'en' },
    ]),
  )
  await waitFor(() =>
    expect(server.inputsOf('mela.orders.open_found_order')).toEqual([{ search: 'S-1', code: '123456' }]),
  )
})

test('A wrong code is said to be wrong', async () => {
  await renderScreen('/find-order', {
    answers: [sent, refuse('mela.orders.open_found_order', { code: 'identity.wrong_code' })],
  })
  await search()
  await fill('Code', '000000')
  await press('Open order')
  expect((await shown.findByRole('alert')).textContent).toContain('This code is wrong or has expired.')
})

test('What cannot be right is named before anything is asked', async () => {
  const server = await renderScreen('/find-order')
  await fill('Mobile number or email', 'meena')
  await press('Send code')
  expect(await shown.findByText('Enter the order number')).toBeDefined()
  expect(shown.getByText('Enter a valid mobile number or email address')).toBeDefined()
  expect(server.inputsOf('mela.orders.find_order')).toEqual([])
})
