// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { lampOrder, payOptions } from '../../testing/fixtures.ts'
import { address, choose, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const order = response('mela.orders.get_order', lampOrder())
const mine = '/my-orders/ORD-2026-1'
const preview = { by_hand: 0, refund_amount: 290, due: 0, goods: 250, delivery: 40, fee: 0, worth: 290 }
const cancelled = lampOrder({ state: 'cancelled', can_cancel: 0, returned: 290, credited: 290 })

test('A buyer cancels an order and sees the refund before', async () => {
  const server = await renderScreen(mine, {
    account: 'USR-1',
    answers: [
      ...[order, response('mela.orders.preview_cancel', preview)],
      response('mela.orders.cancel_order', cancelled),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Your order is placed' })).toBeDefined()
  await press('Cancel order')
  expect(await shown.findByText('Your refund')).toBeDefined()
  await press('Cancel order')
  expect(await shown.findByRole('heading', { name: 'This order is cancelled and refunded' })).toBeDefined()
  expect(server.inputsOf('mela.orders.cancel_order')).toEqual([
    { name: 'ORD-2026-1', token: null, items: [{ line: 'LIN-1', quantity: 1 }] },
  ])
})

test('An order says which of its items are on pre-order instead of a delivery date', async () => {
  const shownOrder = lampOrder()
  const back_order = { kind: 'pre-order', expected_on: '2026-12-12', quantity: 1 } as const
  const fulfilments = shownOrder.fulfilments.map((fulfilment) => ({
    ...fulfilment,
    lines: fulfilment.lines.map((line) => ({ ...line, back_order })),
  }))
  await renderScreen(mine, {
    account: 'USR-1',
    answers: [response('mela.orders.get_order', lampOrder({ fulfilments }))],
  })
  expect(await shown.findByText('Pre-order. Ships from 12 Dec 2026')).toBeDefined()
  expect(shown.queryByText(/^Arrives by|^Delivery by/)).toBeNull()
})

test('A buyer of a digital product sees its files, and how often they can be downloaded', async () => {
  const shownOrder = lampOrder()
  const fulfilments = shownOrder.fulfilments.map((fulfilment) => ({
    ...{ ...fulfilment, kind: 'digital' as const, state: 'delivered' as const, can_cancel: 0 as const },
  }))
  const songs = {
    ...{ line: 'LIN-1', download: 'DLF-1', title: 'Songs', product_title: 'Clay lamp', left: 5, most: 5 },
    ...{ file_name: 'songs.pdf', file_size: 3_400_000, until: '2027-02-19' },
    can_download: 1,
  } as const
  const over = { ...songs, download: 'DLF-2', title: 'Notes', left: 0, can_download: 0 } as const
  await renderScreen(mine, {
    account: 'USR-1',
    answers: [
      response('mela.orders.get_order', lampOrder({ fulfilments })),
      response('mela.downloads.get_downloads', [songs, over]),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Downloads' })).toBeDefined()
  expect(shown.getByRole('button', { name: 'Download Songs' })).toBeDefined()
  expect(shown.getByText('5 downloads left · Until 19 Feb 2027')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Download Notes' })).toBeNull()
  expect(shown.getByText('No more downloads. Contact the seller for help.')).toBeDefined()
})

test('An order names what the wallet paid, and that its part of a refund returns to the wallet', async () => {
  await renderScreen(mine, {
    account: 'USR-1',
    answers: [
      response('mela.orders.get_order', lampOrder({ wallet_paid: 100, returned: 290, credited: 290 })),
    ],
  })
  expect((await shown.findByText('From your wallet')).nextSibling?.textContent).toBe('₹100')
  expect(shown.getByText(/Any part paid from your wallet returns to it at once/)).toBeDefined()
})

test('An order that is not paid leads to the payment', async () => {
  const unpaid = lampOrder({ state: 'awaiting payment', paid: 0, due: 290 })
  const server = await renderScreen('/my-orders/T-1', {
    answers: [
      response('mela.orders.get_order', unpaid),
      response('mela.payments.get_options', payOptions(290)),
    ],
  })
  await press('Pay ₹290')
  expect(await shown.findByRole('heading', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.payments.get_options')).toEqual([
    { reference_type: 'Order', reference_name: 'ORD-2026-1', receipt_token: 'T-1' },
  ])
})

test('A buyer orders the same again', async () => {
  const server = await renderScreen(mine, {
    account: 'USR-1',
    answers: [
      order,
      response('mela.orders.reorder', {
        ...{ cart: { version: 1, lines: 1, item_count: 1 }, cart_token: null, left_out: [] },
      }),
    ],
  })
  await press('Order again')
  await waitFor(() => expect(server.inputsOf('mela.orders.reorder')).toMatchObject([{ name: 'ORD-2026-1' }]))
  await waitFor(() => expect(address()).toBe('/yourcart'))
})

test('A guest who has just ordered is thanked and may create an account', async () => {
  await renderScreen('/my-orders/T-1?placed=1', { answers: [order] })
  expect(await shown.findByRole('region', { name: 'Thank you for your order' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Fmy-orders&again=1',
  )
})

test('An order that nobody may open here leads to the others', async () => {
  await renderScreen('/my-orders/T-9', { answers: [refuse('mela.orders.get_order', { status: 403 })] })
  expect(await shown.findByRole('heading', { name: "We can't open this order" })).toBeDefined()
  expect(shown.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/my-orders')
})

function deliveredOrder() {
  const { fulfilments, ...order } = lampOrder({ state: 'delivered', can_cancel: 0 })
  const lines = fulfilments.flatMap((one) => one.lines).map((line) => ({ ...line, returnable: 1 }))
  const delivered = { state: 'delivered', can_cancel: 0, lines } as const
  return { ...order, fulfilments: fulfilments.map((one) => ({ ...one, ...delivered })) }
}

test('An exchange shows the price of the replacement as taken from the refund', async () => {
  const replacement = { left: 3, variant: 'VAR-2', label: 'Small lamp', image: null, price: 200 }
  await renderScreen(mine, {
    account: 'USR-1',
    answers: [
      response('mela.orders.get_order', deliveredOrder()),
      response('mela.orders.get_exchanges', { lines: [{ line: 'LIN-1', choices: [replacement] }] }),
      response('mela.orders.preview_return', {
        ...{ due_reduction: 0, by_hand: 0, refund_amount: 90, due: 0 },
        ...{ exchange: 200, goods: 250, delivery: 40, fee: 0 },
      }),
    ],
  })
  await press('Return items')
  await choose(/^Clay lamp/, '1')
  await press('Exchange', 'radio')
  await choose('Replacement for Clay lamp', 'Small lamp, ₹200')
  expect(await shown.findByText('−₹200')).toBeDefined()
  expect(shown.getByText('₹90')).toBeDefined()
})

test('A buyer swaps an item for another option and sees the new total before', async () => {
  const choices = [
    { left: 2, variant: 'VAR-1', label: 'Large', image: null, price: 250 },
    { left: 3, variant: 'VAR-2', label: 'Small', image: null, price: 200 },
    { left: 0, variant: 'VAR-3', label: 'Tiny', image: null, price: 100 },
  ]
  const shownTotal = {
    ...{ total_before: 290, total_after: 240, shipping_change: 0 },
    ...{ refund_amount: 50, due: 0, by_hand: 0 },
  }
  const server = await renderScreen(mine, {
    account: 'USR-1',
    answers: [
      ...[order, response('mela.orders.get_item_choices', { lines: [{ line: 'LIN-1', choices }] })],
      response('mela.orders.preview_items', shownTotal),
      response('mela.orders.change_items', lampOrder({ total: 240 })),
    ],
  })
  await press('Change items')
  await choose('Option of Clay lamp', 'Small, ₹200')
  expect(await shown.findByText('₹240')).toBeDefined()
  expect(shown.getByText('₹50')).toBeDefined()
  await press('Change order')
  expect(await shown.findByText('Order changed.')).toBeDefined()
  const [sent] = server.inputsOf('mela.orders.change_items')
  expect(sent).toMatchObject({
    ...{ name: 'ORD-2026-1', expected_total: 240, items: [{ line: 'LIN-1', quantity: 0 }] },
    added: [{ variant: 'VAR-2', quantity: 1 }],
  })
})
