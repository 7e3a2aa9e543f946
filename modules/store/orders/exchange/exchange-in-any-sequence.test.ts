import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import {
  move,
  ordered,
  shipped,
  exchangedFor,
  shownExchange,
  sized,
  type Sized,
} from '../testing/order-steps.ts'
import {
  newKey,
  orderOf,
  orderSite,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let admin: TestClient
beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  store = await orderSite()
  admin = await store.site.userWith('System Manager')
})
afterAll(() => store.site.close())

async function call(method: string, values: object): Promise<Values> {
  const answer = await store.call(method, values, admin)
  expect([200, 417], JSON.stringify(answer.body)).toContain(answer.status)
  await store.site.engine.drainEvents()
  return answer.status === 200 ? valuesOf(answer.message) : {}
}

/** Converts to paise, because sums of decimals are not exact. */
const paise = (value: unknown) => Math.round(Number(value) * 100)

async function readBalance(order: string) {
  const found = await orderOf(store, { order })
  const worth = paise(found['total']) - paise(found['credited_amount'])
  const owed = worth - paise(found['paid_amount']) + paise(found['refunded_amount'])
  return { lines: rowsOf(found['lines']), state: found['state'], worth, owed }
}

const paymentOf = async (order: string) =>
  valuesOf((await admin.get(`/api/resource/Payment/PAY-${order}`)).data)

async function dispute(order: string, disputed: boolean): Promise<void> {
  store.gateway.orders.dispute(String((await paymentOf(order))['gateway_payment']), disputed ? 'open' : 'won')
  await call('payments.ask_gateway', { name: `PAY-${order}` })
}

interface History {
  readonly orders: string[]
  readonly sizedItems: readonly Sized[]
}

interface At {
  readonly order: string
  readonly fulfilment: string
  readonly line: Values
}

type Action = (at: At, history: History) => Promise<unknown>

const exchangeFor =
  (size: number): Action =>
  async ({ order, line }, { orders, sizedItems }) => {
    const wanted = sizedItems.find(({ product }) => product === line['product'])?.others[size]
    const exchangeRequest = { name: order, line: line['name'], quantity: 1, wanted }
    const shown = await shownExchange(store, admin, exchangeRequest)
    if (shown === null) return
    const made = String((await exchangedFor(store, admin, exchangeRequest))['order'])
    const { worth, owed } = await readBalance(made)
    expect([worth, owed]).toEqual([paise(shown['exchange']), paise(shown['due'])])
    orders.push(made)
  }

const actions: Readonly<Record<string, Action>> = {
  deliver: async ({ fulfilment }) => {
    for (const state of ['confirmed', 'packed', 'shipped', 'delivered'])
      await move(admin, fulfilment, { state, carrier: 'India Post' })
    await store.site.engine.drainEvents()
  },
  'lose it': ({ fulfilment }) => call('orders.mark_lost', { name: fulfilment }),
  'take it back': async ({ order, line }) => {
    const items = [{ line: line['name'], quantity: 1 }]
    const exchangeRequest = { name: order, items, reason: 'damaged', idempotency_key: newKey() }
    const [back] = rowsOf((await call('orders.request_return', exchangeRequest))['returns']).slice(-1)
    if (!back) return
    const path = `/api/resource/Return/${String(back['name'])}`
    for (const state of ['approved', 'received']) await admin.put(path, { state })
    await call('orders.refund_return', { name: back['name'] })
  },
  'pay it back': async ({ fulfilment }) => {
    const refund = await call('orders.plan_refund', { name: fulfilment })
    if (!('name' in refund)) return
    const path = `/api/resource/Order Refund/${String(refund['name'])}`
    const items = rowsOf(valuesOf((await admin.get(path)).data)['items'])
    const refundedItems = items.map((item) => ({ ...item, quantity: 1 }))
    await admin.put(path, { items: refundedItems, with_delivery: 1, allowance: 10, reason: 'A crack' })
    await call('orders.refund_order', { name: refund['name'] })
  },
  'exchange for more': exchangeFor(1),
  'exchange for less': exchangeFor(0),
  'pay the rest': async ({ order }) => {
    const { owed, state } = await readBalance(order)
    if (owed <= 0 || state === 'cancelled') return
    const paid = { method: 'UPI', reference_number: newKey(), amount: owed / 100, idempotency_key: newKey() }
    await call('manual_payments.receive', { reference_type: 'Order', reference_name: order, ...paid })
  },
  'give it up': ({ order }) => call('orders.cancel_order', { name: order }),
  'give a part up': ({ order, line }) =>
    call('orders.cancel_order', { name: order, items: [{ line: line['name'], quantity: 1 }] }),
  'dispute it': (_at, { orders }) => dispute(String(orders[0]), true),
  'decide it': (_at, { orders }) => dispute(String(orders[0]), false),
}

async function placeIn(order: string, at: number): Promise<At> {
  const { lines } = await readBalance(order)
  const fulfilments = [...new Set(lines.map(({ fulfilment }) => String(fulfilment)))]
  const fulfilment = fulfilments[at % fulfilments.length] ?? ''
  return { order, fulfilment, line: lines.find((line) => line['fulfilment'] === fulfilment) ?? {} }
}

const amountsOf = async (type: string, order: string, state: readonly string[]) => {
  const filters = [['reference_name', '=', order]]
  const { rows } = await admin.get(`/api/resource/${type}`, { filters, fields: ['amount', 'state'] })
  const counted = rows.filter((one) => state.includes(String(one['state'])))
  return counted.reduce((sum, { amount }) => sum + paise(amount), 0)
}

/**
 * Asserts that received payments plus the amount due equal the cost of what the buyer retains; the rest is refunded.
 */
async function expectNothingLost(orders: readonly string[]): Promise<void> {
  const { captured_amount, refunded_amount } = await paymentOf(String(orders[0]))
  let [here, costs] = [paise(captured_amount) - paise(refunded_amount), 0]
  for (const order of orders) {
    const { worth, owed } = await readBalance(order)
    const byHand = await amountsOf('Manual Refund', order, ['due'])
    expect(byHand, order).toBe(Math.max(0, -owed))
    here += (await amountsOf('Manual Payment', order, ['received', 'cleared'])) - byHand
    costs += worth - Math.max(0, owed)
  }
  expect(here).toBe(costs)
}

test('In any sequence of exchanges of an online-paid order, no paisa is lost or doubled', async () => {
  const sizes = { stockQuantity: 900, prices: [420, 300, 500] }
  const sizedItems = [await sized(store, 'pottery', sizes), await sized(store, 'loom', sizes)] as const
  const deed = fc.record({
    name: fc.constantFrom(...Object.keys(actions)),
    on: fc.nat(4),
    at: fc.nat(1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 8 }), async (history) => {
      const placedOrder = await ordered(store, [
        [sizedItems[0], 2],
        [sizedItems[1], 2],
      ])
      await store.site.engine.drainEvents()
      await shipped(store, admin, placedOrder)
      const orders = [String(placedOrder['order'])]
      for (const { name, on, at } of [{ name: 'deliver', on: 0, at: 0 }, ...history]) {
        const place = await placeIn(orders[on % orders.length] ?? '', at)
        await actions[name]?.(place, { orders, sizedItems })
      }
      await dispute(String(orders[0]), false)
      await expectNothingLost(orders)
      expect(await store.faults()).toEqual([])
    }),
    { numRuns: 8 },
  )
}, 120_000)
