import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret, randomSecret } from '#framework/identity'
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
  type Thing,
  type Values,
} from './sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

const BUYERS = 200
const CONNECTIONS = 50
const MINUTE = 60

/** Carts of so many guests with one of it in each, written at once. */
async function cartsOf({ variant, business, product }: Thing, count: number): Promise<readonly ReadyCart[]> {
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

/** All of them at once, over so many connections; what each was told. */
async function rush(carts: readonly ReadyCart[]): Promise<readonly string[]> {
  const told: string[] = []
  const waiting = [...carts]
  const connection = async () => {
    for (let cart = waiting.shift(); cart; cart = waiting.shift()) {
      const { status, body } = await place(store, cart)
      told.push(status === 200 ? 'placed' : String(valuesOf(body)['code']))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return told
}

/** Rows that belong to no order. */
async function orphans(): Promise<readonly Values[]> {
  const { rows } = await store.site.engine.database.pool.query<Values>(
    `select name from "Order Line" where parent not in (select name from "Order")
      union all select name from "Parcel" where "order" not in (select name from "Order")
      union all select name from "Payment" where reference_name not in (select name from "Order")
      union all select name from "Ledger Entry" where source_type = 'Order' and source_name not in (select name from "Order")
      union all select name from "Stock Reservation" where source_name not in (select name from "Order")`,
  )
  return rows
}

test(
  'of two hundred who order the last one at once exactly one has it, and everybody else is told',
  { timeout: 60_000 },
  async () => {
    const last = await store.pot(1)
    const told = await rush(await cartsOf(last, BUYERS))
    expect(told.filter((one) => one === 'placed')).toHaveLength(1)
    const refusals = new Set(told.filter((one) => one !== 'placed'))
    // Whoever was priced when it was gone already is told of the change.
    expect([...refusals].every((code) => code === 'inventory.sold_out' || code === 'orders.changed')).toBe(
      true,
    )
    expect(told).toHaveLength(BUYERS)
    expect(await store.left(last)).toBe(0)
    expect(await orphans()).toEqual([])
    expect(await store.faults()).toEqual([])
  },
)

const steps = ['pay', 'pay less', 'tell', 'reconcile', 'wait', 'expire', 'other tab', 'place again'] as const

type Step = (typeof steps)[number]

interface Ordered {
  readonly cart: ReadyCart
  readonly key: string
  readonly told: Values
  readonly payment: Values
}

async function act({ cart, key, told, payment }: Ordered, step: Step): Promise<void> {
  const { engine } = store.site
  const name = String(payment['payment'])
  if (step === 'pay') store.gateway.play(name)
  if (step === 'pay less') store.gateway.play(name, { amount: 1 })
  if (step === 'tell') await store.call('payments.get_status', { payment: name, token: payment['token'] })
  if (step === 'reconcile') await engine.runTask('payments.reconcile')
  if (step === 'wait') store.clock.pass(25 * MINUTE)
  if (step === 'expire') await engine.runTask('orders.expire')
  if (step === 'other tab') await opened(store, told, newKey()).catch(() => null)
  if (step === 'place again')
    expect((await place(store, cart, { idempotency_key: key })).message).toMatchObject({
      order: told['order'],
    })
}

const BACK = 12

/** Everything that is left to do by itself is done: what a round finds to be nobody's goes back ten minutes later. */
async function comeToRest(): Promise<void> {
  for (const minutes of [35, BACK, 90, BACK, 24 * 60, BACK]) {
    store.clock.pass(minutes * MINUTE)
    await store.site.engine.runTask('orders.expire')
    await store.site.engine.runTask('payments.reconcile')
  }
}

async function paymentsOf(order: unknown): Promise<readonly Values[]> {
  const { data } = await store.site.administrator.get('/api/resource/Payment', {
    filters: [['reference_name', '=', order]],
    fields: ['name', 'application', 'captured_amount', 'captured_currency', 'refunded_amount'],
    limit: 50,
  })
  return rowsOf(data)
}

test(
  'in whatever order payer, gateway and clock come, every rupee that was taken is an order or goes back',
  { timeout: 120_000 },
  async () => {
    const pot = await store.pot(999)
    const history = fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 7 }), async (taken) => {
      const cart = await store.ready([[pot, 1]])
      const key = newKey()
      const told = valuesOf((await place(store, cart, { idempotency_key: key })).message)
      const ordered = { cart, key, told, payment: await opened(store, told, key) }
      for (const step of taken) await act(ordered, step)
      await comeToRest()
      const order = await orderOf(store, told)
      const paid = await paymentsOf(told['order'])
      const applied = paid.filter(({ application }) => application === 'applied')
      expect(order['state']).toBe(applied.length === 1 ? 'placed' : 'cancelled')
      expect(Number(order['paid_amount'])).toBe(applied.length === 1 ? 470 : 0)
      for (const one of paid)
        if (one['application'] !== 'applied') expect(one['refunded_amount']).toBe(one['captured_amount'])
      expect(await store.faults()).toEqual([])
    })
    await fc.assert(history, { numRuns: 25 })
  },
)
