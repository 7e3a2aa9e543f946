import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret, randomSecret } from '#framework/identity'
import { farAddress, cancelOneItem } from '../testing/order-steps.ts'
import {
  address,
  newKey,
  opened,
  orderOf,
  orderSite,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type ReadyCart,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

const BUYERS = 200
const CONNECTIONS = 50
const MINUTE = 60

async function cartsOf(
  { variant, business, product }: SampleItem,
  count: number,
): Promise<readonly ReadyCart[]> {
  const tokens = Array.from({ length: count }, randomSecret)
  const { pool } = store.site.engine.database
  const copy = { ...address, phone: '+919840012345', address_line2: null, landmark: null, country: 'IN' }
  await pool.query(
    `insert into "Cart" (name, owner, creation, modified, modified_by, token_hash, version, postal_code, place_city,
        place_state, address, payment_choice)
      select 'rush-' || hash, 'Guest', localtimestamp, localtimestamp, 'Guest', hash, 1, '600004', 'Chennai', 'Tamil Nadu', $2,
        'online' from unnest($1::text[]) as hash`,
    [tokens.map(hashSecret), JSON.stringify(copy)],
  )
  await pool.query(
    `insert into "Cart Line" (name, owner, creation, modified, modified_by, docstatus, idx, parent, parentfield, parenttype,
        variant, business, product, title, quantity, price_seen)
      select 'line-' || hash, 'Guest', localtimestamp, localtimestamp, 'Guest', 0, 1, 'rush-' || hash, 'lines', 'Cart', $2, $3,
        $4, 'Pot', 1, 42000 from unnest($1::text[]) as hash`,
    [tokens.map(hashSecret), variant, business, product],
  )
  return tokens.map((cart_token) => ({ cart_token, version: 1, expected_total: 470 }))
}

async function rush(carts: readonly ReadyCart[]): Promise<readonly string[]> {
  const outcome: string[] = []
  const waiting = [...carts]
  const connection = async () => {
    for (let cart = waiting.shift(); cart; cart = waiting.shift()) {
      const { status, body } = await place(store, cart)
      outcome.push(status === 200 ? 'placed' : String(valuesOf(body)['code']))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return outcome
}

async function orphans(): Promise<readonly Values[]> {
  const { rows } = await store.site.engine.database.pool.query<Values>(
    `select name from "Order Line" where parent not in (select name from "Order")
      union all select name from "Fulfilment" where "order" not in (select name from "Order")
      union all select name from "Payment" where reference_name not in (select name from "Order")
      union all select name from "Ledger Entry" where source_type = 'Order' and source_name not in (select name from "Order")
      union all select name from "Stock Reservation" where source_name not in (select name from "Order")`,
  )
  return rows
}

test(
  'Of two hundred concurrent orders for the last item exactly one succeeds, and the others are told',
  { timeout: 60_000 },
  async () => {
    const last = await store.pot(1)
    const outcome = await rush(await cartsOf(last, BUYERS))
    expect(outcome.filter((one) => one === 'placed')).toHaveLength(1)
    const refusals = new Set(outcome.filter((one) => one !== 'placed'))
    // A buyer whose cart was priced after the last sale is notified of the change.
    expect([...refusals].every((code) => code === 'inventory.sold_out' || code === 'orders.changed')).toBe(
      true,
    )
    expect(outcome).toHaveLength(BUYERS)
    expect(await store.left(last)).toBe(0)
    expect(await orphans()).toEqual([])
    expect(await store.faults()).toEqual([])
  },
)

interface Ordered {
  readonly cart: ReadyCart
  readonly key: string
  readonly outcome: Values
  readonly payment: Values
  readonly far: typeof address
  readonly otherTab: Values[]
}

const changes = {
  'give one up': async ({ outcome }: Ordered) => cancelOneItem(store, outcome),
  'send far': async ({ outcome: { token }, far }: Ordered) =>
    store.call('orders.change_address', { token, address: far }),
  'send near': async ({ outcome: { token } }: Ordered) =>
    store.call('orders.change_address', { token, address }),
} as const

const steps = {
  pay: async ({ payment }: Ordered) => store.gateway.play(String(payment['payment'])),
  'pay less': async ({ payment }: Ordered) => store.gateway.play(String(payment['payment']), { amount: 1 }),
  reportPayment: async ({ payment: { payment, token } }: Ordered) =>
    store.call('payments.get_status', { payment, token }),
  reconcile: async () => store.site.engine.runTask('payments.reconcile'),
  wait: async () => store.clock.pass(25 * MINUTE),
  expire: async () => store.site.engine.runTask('orders.expire'),
  'other tab': async ({ outcome, otherTab }: Ordered) => {
    const other = await opened(store, outcome, newKey()).catch(() => null)
    if (other !== null) otherTab.push(other)
  },
  'pay there': async ({ otherTab }: Ordered) => {
    const other = otherTab.at(-1)
    if (other) store.gateway.play(String(other['payment']))
  },
  'place again': async ({ cart, key, outcome: { order } }: Ordered) => {
    const again = await place(store, cart, { idempotency_key: key })
    // A different total is refused, so that no order is placed twice.
    if (again.status === 409) expect(again.body).toMatchObject({ code: 'orders.other_content' })
    else expect(again.message).toMatchObject({ order })
  },
  ...changes,
} as const

type Step = keyof typeof steps
const stepNames: readonly Step[] = [
  ...(['pay', 'pay less', 'reportPayment', 'reconcile', 'wait', 'expire', 'other tab', 'pay there'] as const),
  ...(['place again', 'give one up', 'send far', 'send near'] as const),
]

const BACK = 12

/** Runs all background tasks; unassigned payments are refunded ten minutes later. */
async function settleAll(): Promise<void> {
  for (const minutes of [35, BACK, 90, BACK, 24 * 60, BACK]) {
    store.clock.pass(minutes * MINUTE)
    await store.site.engine.runTask('orders.expire')
    await store.site.engine.runTask('payments.reconcile')
  }
}

async function paymentsOf(order: unknown): Promise<readonly Values[]> {
  const { data } = await store.site.administrator.get('/api/resource/Payment', {
    filters: [['reference_name', '=', order]],
    fields: ['name', 'allocation', 'captured_amount', 'captured_currency', 'refunded_amount'],
    limit: 50,
  })
  return rowsOf(data)
}

const sumOf = (rows: readonly Values[], field: string) =>
  rows.reduce((sum, row) => sum + Number(row[field]), 0)

/** Asserts that payments are applied up to the order's current total and the rest is refunded. */
async function expectAtRest(outcome: Values): Promise<void> {
  const order = await orderOf(store, outcome)
  const payments = await paymentsOf(outcome['order'])
  const applied = payments.filter(({ allocation }) => allocation === 'allocated')
  const netCaptured = sumOf(applied, 'captured_amount') - sumOf(applied, 'refunded_amount')
  const [total, credited] = [Number(order['total']), Number(order['credited_amount'])]
  expect(Number(order['paid_amount'])).toBe(sumOf(applied, 'captured_amount'))
  expect(Number(order['refunded_amount'])).toBe(sumOf(applied, 'refunded_amount'))
  expect(netCaptured).toBeLessThanOrEqual(total - credited)
  // An unpaid order is cancelled entirely, as is one that the buyer cancelled.
  expect(order['state']).toBe(credited < total ? 'placed' : 'cancelled')
  if (order['state'] === 'placed') expect(netCaptured).toBeGreaterThan(0)
  for (const one of payments)
    if (one['allocation'] !== 'allocated') expect(one['refunded_amount']).toBe(one['captured_amount'])
  expect(await store.faults()).toEqual([])
}

test(
  'In any order of events each rupee pays for an order or is refunded, also after a price change',
  { timeout: 120_000 },
  async () => {
    const pot = await store.pot(999)
    const far = await farAddress(store)
    const stepSequences = fc.array(fc.constantFrom(...stepNames), { maxLength: 8 })
    const history = fc.asyncProperty(stepSequences, async (stepSequences) => {
      const cart = await store.ready([[pot, 3]])
      const key = newKey()
      const outcome = valuesOf((await place(store, cart, { idempotency_key: key })).message)
      const payment = await opened(store, outcome, key)
      const ordered = { cart, key, outcome, payment, far, otherTab: [] }
      for (const step of stepSequences) await steps[step](ordered)
      await settleAll()
      await expectAtRest(outcome)
    })
    await fc.assert(history, { numRuns: 25 })
  },
)
