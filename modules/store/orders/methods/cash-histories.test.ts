import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import { linesIn, move, parcelsIn, seen, shipped } from './sample-after.ts'
import {
  newKey,
  orderSite,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Thing,
  type Values,
} from './sample-site.ts'

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
  await store.site.engine.drainSignals()
  return answer.status === 200 ? valuesOf(answer.message) : {}
}

const cashOf = async ({ order }: Values) => {
  const { rows } = await admin.get('/api/resource/Cash Collection', {
    ...{ filters: [['reference_name', '=', order]], fields: ['name', 'part', 'amount', 'state'] },
    limit_page_length: 0,
  })
  return rows.filter(({ state }) => state !== 'cancelled')
}

const sumOf = (rows: readonly Values[], field = 'amount') =>
  rows.reduce((sum, row) => sum + Number(row[field]), 0)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What is done with a parcel of an order, by its place. */
const deeds = {
  deliver: async (parcel: string) => {
    await move(admin, parcel, { state: 'delivered' })
    await store.site.engine.drainSignals()
  },
  'lose it': (name: string) => call('orders.give_up_parcel', { name }),
  'be kind': async (parcel: string) => {
    const name = textOf((await call('orders.plan_refund', { name: parcel }))['name'])
    if (name === '') return
    await admin.put(`/api/resource/Order Refund/${name}`, { allowance: 30, reason: 'A crack' })
    await call('orders.refund_order', { name })
  },
  'take it back': async (parcel: string, told: Values) => {
    const line = parcelsIn(await seen(store, told)).find(({ name }) => name === parcel)
    const items = [{ line: rowsOf(line?.['lines'])[0]?.['name'], quantity: 1 }]
    const wish = { token: told['token'], items, reason: 'damaged', idempotency_key: newKey() }
    const name = textOf(rowsOf((await call('orders.ask_return', wish))['returns']).at(-1)?.['name'])
    if (name === '') return
    for (const state of ['approved', 'received']) await admin.put(`/api/resource/Return/${name}`, { state })
    await call('orders.refund_return', { name })
  },
  'book its cash': async (parcel: string, told: Values) => {
    const due = (await cashOf(told)).find(({ part, state }) => part === parcel && state === 'due')
    if (due) await call('counter.collect_cash', { name: due['name'] })
  },
} as const

async function orderedCash(pot: Thing, cloth: Thing): Promise<Values> {
  const cart = await store.ready(
    [
      [pot, 2],
      [cloth, 2],
    ],
    { payment_choice: 'cod' },
  )
  const told = valuesOf((await place(store, cart)).message)
  await store.site.engine.drainSignals()
  await shipped(store, admin, told)
  return told
}

type Doors = Map<string, number>

/** What was asked for at the door of a parcel, once it came. */
async function noteDoor(told: Values, parcel: string, doors: Doors): Promise<void> {
  const { state } = parcelsIn(await seen(store, told)).find(({ name }) => name === parcel) ?? {}
  if (state !== 'delivered' || doors.has(parcel)) return
  doors.set(parcel, sumOf((await cashOf(told)).filter(({ part }) => part === parcel)))
}

async function expectAllVisible(told: Values, doors: Doors): Promise<void> {
  const order = await seen(store, told)
  const cash = await cashOf(told)
  for (const [parcel, amount] of doors)
    expect(sumOf(cash.filter(({ part }) => part === parcel)), parcel).toBe(amount)
  const due = cash.filter(({ state }) => state === 'due')
  expect([sumOf(due), sumOf(cash) - sumOf(due)]).toEqual([order['due'], order['paid']])
  const { rows } = await admin.get('/api/resource/Counter Refund', {
    ...{ filters: [['reference_name', '=', told['order']]], fields: ['amount', 'state'] },
  })
  expect(sumOf(rows.filter(({ state }) => state === 'due'))).toBe(order['owed_back'])
  expect((await store.faults()).filter(({ name }) => name === told['order'])).toEqual([])
}

test('whatever becomes of two parcels that are paid at the door, what was asked for there is booked or can be, and what is too much is owed back', async () => {
  const [pot, cloth] = [await store.pot(900, { return_days: 7 }), await store.cloth(900, { return_days: 7 })]
  const deed = fc.record({
    name: fc.constantFrom(...Object.keys(deeds)),
    at: fc.constantFrom(0, 1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 7 }), async (history) => {
      const told = await orderedCash(pot, cloth)
      const names = parcelsIn(await seen(store, told)).map(({ name }) => String(name))
      expect(linesIn(await seen(store, told))).toHaveLength(2)
      const doors: Doors = new Map()
      for (const { name, at } of history) {
        const parcel = names[at] ?? ''
        await Object.entries(deeds).find(([key]) => key === name)?.[1](parcel, told)
        await noteDoor(told, parcel, doors)
      }
      await expectAllVisible(told, doors)
    }),
    { numRuns: 10 },
  )
})
