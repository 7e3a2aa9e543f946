// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { lampOrder } from '../../../testing/fixtures.ts'
import { press, renderScreen, shown, tryAgain } from '../../../testing/render-screen.tsx'

type MyOrder = Methods['mela.orders.get_my_orders']['output']['orders'][number]

const lamps: MyOrder = {
  ...{ total: 290, credited: 0, state: 'shipped', placed_at: '2026-11-19 10:00:00', currency: 'INR' },
  ...{ line_count: 1, promised_by: '2026-11-24', lines: [{ title: 'Clay lamp', image: null, quantity: 1 }] },
  order: 'ORD-2026-1',
}
const kites: MyOrder = { ...lamps, order: 'ORD-2026-2', lines: [{ title: 'Kite', image: null, quantity: 1 }] }

test('A buyer sees the orders of the account, and further ones', async () => {
  const server = await renderScreen('/my-orders', {
    account: 'USR-1',
    answers: [response('mela.orders.get_my_orders', { orders: [lamps], has_more: 1 })],
  })
  expect((await shown.findByRole('link', { name: 'Clay lamp' })).getAttribute('href')).toBe(
    '/my-orders/ORD-2026-1',
  )
  expect(shown.getByText('Shipped')).toBeDefined()
  server.respondWith(response('mela.orders.get_my_orders', { orders: [kites], has_more: 0 }))
  await press('Show more')
  expect(await shown.findByRole('link', { name: 'Kite' })).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.inputsOf('mela.orders.get_my_orders')).toEqual([{ start: 0 }, { start: 1 }])
})

test('A guest sees what was ordered on this device', async () => {
  await renderScreen('/my-orders', {
    device: { 'mela.orders': JSON.stringify([{ order: 'ORD-2026-1', token: 'T-1' }]) },
    answers: [response('mela.orders.get_order', lampOrder())],
  })
  expect((await shown.findByRole('link', { name: 'Clay lamp' })).getAttribute('href')).toBe('/my-orders/T-1')
  expect(shown.getByRole('link', { name: 'Sign in to see all your orders' })).toBeDefined()
})

test('A guest of whom nothing is known is asked to sign in or to find the order', async () => {
  await renderScreen('/my-orders')
  expect(await shown.findByRole('heading', { name: 'Sign in to see your orders' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/find-order')
})

test('Orders that could not be read are asked for again, and who has none is told so', async () => {
  const server = await renderScreen('/my-orders', {
    ...{ account: 'USR-1', answers: [refuse('mela.orders.get_my_orders')] },
  })
  await tryAgain(server, response('mela.orders.get_my_orders', { orders: [], has_more: 0 }))
  expect(await shown.findByRole('heading', { name: 'No orders yet' })).toBeDefined()
})
