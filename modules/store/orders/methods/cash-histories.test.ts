import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import { linesIn, move, parcelsIn, seen, shipped } from './sample-after.ts'
import { exchangedFor, shownExchange, sized, type Sized } from './sample-exchange.ts'
import { newKey, orderSite, place, rowsOf, valuesOf, type OrderSite, type Values } from './sample-site.ts'

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

const owedBackBy = async ({ order }: Values) => {
  const { rows } = await admin.get('/api/resource/Counter Refund', {
    ...{ filters: [['reference_name', '=', order]], fields: ['amount', 'state'] },
    limit_page_length: 0,
  })
  return sumOf(rows.filter(({ state }) => state === 'due'))
}

/** What is asked for at doors that no parcel came to yet, and what is given back by hand. */
async function standing(told: Values) {
  const parcels = parcelsIn(await seen(store, told))
  const coming = new Set(parcels.filter(({ state }) => state === 'shipped').map(({ name }) => name))
  const later = (await cashOf(told)).filter(({ part, state }) => state === 'due' && coming.has(part))
  return { asked: sumOf(later), back: await owedBackBy(told) }
}

/** What was asked for before and is not any more, and what goes back beside. */
async function changesOf(told: Values, deed: () => Promise<unknown>) {
  const before = await standing(told)
  await deed()
  const after = await standing(told)
  return { taken_off: before.asked - after.asked, back: after.back - before.back }
}

const orderNamed = async (name: unknown) =>
  valuesOf((await admin.get(`/api/resource/Order/${String(name)}`)).data)

type Deed = (parcel: string, told: Values, things: readonly Sized[]) => Promise<unknown>

/** Something at another price is wanted in the place of the first thing of a parcel. */
async function wishFor(size: number, ...[parcel, told, things]: Parameters<Deed>) {
  const found = parcelsIn(await seen(store, told)).find(({ name }) => name === parcel)
  const [line] = rowsOf(found?.['lines'])
  const wanted = things.find(({ product }) => product === line?.['product'])?.others[size]
  return { name: told['order'], line: line?.['name'], quantity: 1, wanted }
}

/** It comes: what was shown is what is asked. */
const exchangeFor =
  (size: number): Deed =>
  async (parcel, told, things) => {
    const wish = await wishFor(size, parcel, told, things)
    const shown = await shownExchange(store, admin, wish)
    if (shown === null) return
    const made: Values[] = []
    const changes = await changesOf(told, async () => made.push(await exchangedFor(store, admin, wish)))
    const { taken_off, back, goods, delivery, fee, exchange, due } = shown
    expect([changes.taken_off, Math.max(0, changes.back)]).toEqual([taken_off, back])
    const { total, paid_amount } = await orderNamed(made[0]?.['order'])
    expect([total, Number(total) - Number(paid_amount)]).toEqual([exchange, due])
    // What was owed back already may pay for it too, and is owed no longer.
    const carried = Number(goods) + Number(delivery) + Number(fee) - changes.taken_off - changes.back
    expect(paid_amount).toBe(carried)
  }

/** What is done with a parcel of an order, by its place. */
const deeds: Readonly<Record<string, Deed>> = {
  deliver: async (parcel) => {
    await move(admin, parcel, { state: 'delivered' })
    await store.site.engine.drainSignals()
  },
  'lose it': (name) => call('orders.give_up_parcel', { name }),
  'be kind': async (parcel) => {
    const name = textOf((await call('orders.plan_refund', { name: parcel }))['name'])
    if (name === '') return
    await admin.put(`/api/resource/Order Refund/${name}`, { allowance: 30, reason: 'A crack' })
    await call('orders.refund_order', { name })
  },
  'take it back': async (parcel, told) => {
    const line = parcelsIn(await seen(store, told)).find(({ name }) => name === parcel)
    const items = [{ line: rowsOf(line?.['lines'])[0]?.['name'], quantity: 1 }]
    const wish = { token: told['token'], items, reason: 'damaged', idempotency_key: newKey() }
    const name = textOf(rowsOf((await call('orders.ask_return', wish))['returns']).at(-1)?.['name'])
    if (name === '') return
    for (const state of ['approved', 'received']) await admin.put(`/api/resource/Return/${name}`, { state })
    await call('orders.refund_return', { name })
  },
  'exchange for more': exchangeFor(1),
  'exchange for less': exchangeFor(0),
  'give an exchange up': async (_parcel, told) => {
    const returns = rowsOf((await seen(store, told))['returns'])
    const given = returns.filter(({ carried_amount }) => Number(carried_amount) > 0)
    const name = given.at(-1)?.['new_order']
    const carried = Number(given.at(-1)?.['carried_amount'])
    if (name === undefined) return
    const shown = await call('orders.preview_cancel', { name })
    const changes = await changesOf(told, () => call('orders.cancel_order', { name }))
    expect(changes).toEqual({ taken_off: carried - Number(shown['back']), back: shown['back'] })
  },
  'book its cash': async (parcel, told) => {
    const due = (await cashOf(told)).find(({ part, state }) => part === parcel && state === 'due')
    if (due) await call('counter.collect_cash', { name: due['name'] })
  },
}

async function orderedCash(pot: Sized, cloth: Sized): Promise<Values> {
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
  expect(await owedBackBy(told)).toBe(order['owed_back'])
  expect(await store.faults()).toEqual([])
}

test('whatever becomes of two parcels that are paid at the door, what was asked for there is booked or can be, and what is too much is owed back', async () => {
  const sizes = { pieces: 900, prices: [420, 300, 500] }
  const [pot, cloth] = [await sized(store, 'pottery', sizes), await sized(store, 'loom', sizes)]
  const deed = fc.record({
    name: fc.constantFrom(...Object.keys(deeds)),
    at: fc.constantFrom(0, 1),
  })
  const begun = fc.constantFrom<readonly string[]>(
    [],
    ['deliver', 'exchange for more'],
    ['deliver', 'exchange for less'],
  )
  const following = fc.array(deed, { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(begun, following, async (first, rest) => {
      const history = [...first.map((name) => ({ name, at: 0 })), ...rest]
      const told = await orderedCash(pot, cloth)
      const names = parcelsIn(await seen(store, told)).map(({ name }) => String(name))
      expect(linesIn(await seen(store, told))).toHaveLength(2)
      const doors: Doors = new Map()
      for (const { name, at } of history) {
        const parcel = names[at] ?? ''
        await deeds[name]?.(parcel, told, [pot, cloth])
        await noteDoor(told, parcel, doors)
      }
      await expectAllVisible(told, doors)
    }),
    { numRuns: 10 },
  )
}, 120_000)

test('of two things at one moment each is done or refused, and what was paid at the doors is booked once', async () => {
  const sizes = { pieces: 200, prices: [420, 300, 500] }
  const things = [await sized(store, 'pottery', sizes), await sized(store, 'loom', sizes)] as const
  const exchange: Deed = async (...at) => exchangedFor(store, admin, await wishFor(1, ...at))
  const done: Readonly<Record<string, Deed>> = { ...deeds, exchange }
  const names = ['deliver', 'lose it', 'be kind', 'take it back', 'exchange', 'book its cash']
  const deed = fc.record({ name: fc.constantFrom(...names), at: fc.constantFrom(0, 1) })
  const round = fc.array(deed, { minLength: 2, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
      const told = await orderedCash(...things)
      const parcels = parcelsIn(await seen(store, told)).map(({ name }) => String(name))
      await deeds['deliver']?.(parcels[0] ?? '', told, things)
      const doors: Doors = new Map()
      for (const atOnce of rounds) {
        await Promise.all(atOnce.map(async ({ name, at }) => done[name]?.(parcels[at] ?? '', told, things)))
        await store.site.engine.drainSignals()
        for (const parcel of parcels) await noteDoor(told, parcel, doors)
      }
      await expectAllVisible(told, doors)
    }),
    { numRuns: 6 },
  )
}, 120_000)
