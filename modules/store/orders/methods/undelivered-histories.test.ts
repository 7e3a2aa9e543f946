import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { move, ordered, parcelsIn, refundsOf, seen, shipped } from './sample-after.ts'
import { orderSite, place, rowsOf, valuesOf, type OrderSite, type Thing, type Values } from './sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

const carrierSays = (status: string) => (name: string, shipment: string) =>
  store.call('shipping.add_event', { shipment, event_id: `${name} ${status}`, status }, manager)

/** What desk and carrier may say of a parcel on its way, in whatever order. */
const sayings = {
  'in transit': carrierSays('in transit'),
  failed: carrierSays('failed'),
  delivered: carrierSays('delivered'),
  returned: carrierSays('returned'),
  lost: carrierSays('lost'),
  'hand over': (name: string) => move(manager, name, { state: 'delivered' }),
  'take back': (name: string) =>
    store.call('orders.take_parcel_back', { name, reason: 'nobody was there' }, manager),
  'give up': (name: string) => store.call('orders.give_up_parcel', { name }, manager),
} as const

async function orderedCash(pot: Thing): Promise<Values> {
  const cart = await store.ready([[pot, 1]], { payment_choice: 'cod' })
  const told = valuesOf((await place(store, cart)).message)
  await store.site.engine.drainSignals()
  return told
}

async function standing(told: Values) {
  const order = await seen(store, told)
  const [parcel] = parcelsIn(order)
  const [shipment] = rowsOf(parcel?.['shipments'])
  const [name, way] = [String(parcel?.['name']), String(shipment?.['name'])]
  return { order, name, shipment: way, state: String(parcel?.['state']), way: String(shipment?.['state']) }
}

/** Says one thing after the other, and what stands together at one moment. */
async function say(told: Values, said: readonly (readonly string[])[]): Promise<void> {
  const { name, shipment } = await standing(told)
  for (const atOnce of said) {
    const made = Object.entries(sayings).filter(([key]) => atOnce.includes(key))
    const answers = await Promise.all(made.map(([, tell]) => tell(name, shipment)))
    for (const { status } of answers) expect([200, 417]).toContain(status)
    await store.site.engine.drainSignals()
  }
}

const ends = new Set(['delivered', 'returned', 'lost'])

/** What is brought back after it was delivered is a return of its buyer: the parcel has come. */
function expectOneWay({ state, way }: { state: string; way: string }, isInTurn: boolean): void {
  expect(['shipped', ...ends]).toContain(state)
  expect(ends.has(way)).toBe(ends.has(state))
  const isBack = state === 'delivered' && way === 'returned'
  if (ends.has(state) && isInTurn && !isBack) expect(way).toBe(state)
}

const collectionsOf = async ({ order }: Values) => {
  const filters = [['reference_name', '=', order]]
  const { rows } = await store.site.administrator.get('/api/resource/Cash Collection', {
    ...{ filters, fields: ['state'] },
  })
  return rows.map(({ state }) => state)
}

async function expectMoney(told: Values, isGone: boolean, isCash: boolean): Promise<void> {
  const { order } = await standing(told)
  expect(order).toMatchObject({ due: isCash && !isGone ? 470 : 0, credited: isGone ? 470 : 0 })
  const collected = isGone ? 'cancelled' : 'due'
  expect(await collectionsOf(told)).toEqual(isCash ? [collected] : [])
  expect(await refundsOf(store, told)).toEqual(isGone && !isCash ? [470] : [])
}

test('whoever says first what became of a parcel, it ends once: its shipment, its stock, its money and the books agree', async () => {
  const pot = await store.pot(100)
  const saying = fc.constantFrom(...Object.keys(sayings))
  const rounds = fc.array(fc.uniqueArray(saying, { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(rounds, fc.boolean(), async (said, isCash) => {
      const before = await store.left(pot)
      const told = isCash ? await orderedCash(pot) : await ordered(store, [[pot, 1]])
      await shipped(store, manager, told)
      await say(told, said)
      const now = await standing(told)
      // Of what two say at one moment each may be heard first.
      expectOneWay(
        now,
        said.every(({ length }) => length === 1),
      )
      expect(await store.left(pot)).toBe(now.state === 'returned' ? before : before - 1)
      await expectMoney(told, now.state === 'returned' || now.state === 'lost', isCash)
      expect(await store.faults()).toEqual([])
    }),
    { numRuns: 10 },
  )
})
