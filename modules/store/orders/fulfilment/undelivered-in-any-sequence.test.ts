import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { move, ordered, fulfilmentsIn, refundsOf, fetchOrderView, shipped } from '../testing/order-steps.ts'
import {
  orderSite,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

const reportByCarrier = (status: string) => (name: string, shipment: string) =>
  store.call('shipping.add_event', { shipment, event_id: `${name} ${status}`, status }, manager)

const reports = {
  'in transit': reportByCarrier('in transit'),
  failed: reportByCarrier('failed'),
  delivered: reportByCarrier('delivered'),
  returned: reportByCarrier('returned'),
  lost: reportByCarrier('lost'),
  'hand over': (name: string) => move(manager, name, { state: 'delivered' }),
  'take back': (name: string) =>
    store.call('orders.mark_returned_to_sender', { name, reason: 'nobody available' }, manager),
  'give up': (name: string) => store.call('orders.mark_lost', { name }, manager),
} as const

async function orderedCash(pot: SampleItem): Promise<Values> {
  const cart = await store.ready([[pot, 1]], { payment_choice: 'cod' })
  const placedOrder = valuesOf((await place(store, cart)).message)
  await store.site.engine.drainEvents()
  return placedOrder
}

async function readFulfilmentStatus(placedOrder: Values) {
  const order = await fetchOrderView(store, placedOrder)
  const [fulfilment] = fulfilmentsIn(order)
  const [shipment] = rowsOf(fulfilment?.['shipments'])
  const [name, shipmentStatus] = [String(fulfilment?.['name']), String(shipment?.['name'])]
  return {
    order,
    name,
    shipment: shipmentStatus,
    state: String(fulfilment?.['state']),
    shipmentStatus: String(shipment?.['state']),
  }
}

async function submitReports(
  placedOrder: Values,
  reportGroups: readonly (readonly string[])[],
): Promise<void> {
  const { name, shipment } = await readFulfilmentStatus(placedOrder)
  for (const atOnce of reportGroups) {
    const made = Object.entries(reports).filter(([key]) => atOnce.includes(key))
    const answers = await Promise.all(made.map(([, submitReport]) => submitReport(name, shipment)))
    for (const { status } of answers) expect([200, 417]).toContain(status)
    await store.site.engine.drainEvents()
  }
}

const ends = new Set(['delivered', 'returned', 'lost'])

/** A package returned after its delivery is a buyer's return, so it counts as delivered. */
function expectConsistentOutcome(
  { state, shipmentStatus }: { state: string; shipmentStatus: string },
  isSequential: boolean,
): void {
  expect(['shipped', ...ends]).toContain(state)
  expect(ends.has(shipmentStatus)).toBe(ends.has(state))
  const isBack = state === 'delivered' && shipmentStatus === 'returned'
  if (ends.has(state) && isSequential && !isBack) expect(shipmentStatus).toBe(state)
}

const collectionsOf = async ({ order }: Values) => {
  const filters = [['reference_name', '=', order]]
  const { rows } = await store.site.administrator.get('/api/resource/Cash Collection', {
    ...{ filters, fields: ['state'] },
  })
  return rows.map(({ state }) => state)
}

async function expectMoney(placedOrder: Values, isUndelivered: boolean, isCash: boolean): Promise<void> {
  const { order } = await readFulfilmentStatus(placedOrder)
  expect(order).toMatchObject({ due: isCash && !isUndelivered ? 470 : 0, credited: isUndelivered ? 470 : 0 })
  const collected = isUndelivered ? 'cancelled' : 'due'
  expect(await collectionsOf(placedOrder)).toEqual(isCash ? [collected] : [])
  expect(await refundsOf(store, placedOrder)).toEqual(isUndelivered && !isCash ? [470] : [])
}

test('A package ends once, whoever reports first: shipment, stock, money and books agree', async () => {
  const pot = await store.pot(100)
  const saying = fc.constantFrom(...Object.keys(reports))
  const rounds = fc.array(fc.uniqueArray(saying, { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(rounds, fc.boolean(), async (reportGroups, isCash) => {
      const before = await store.left(pot)
      const placedOrder = isCash ? await orderedCash(pot) : await ordered(store, [[pot, 1]])
      await shipped(store, manager, placedOrder)
      await submitReports(placedOrder, reportGroups)
      const now = await readFulfilmentStatus(placedOrder)
      // Of two concurrent reports either may be processed first.
      expectConsistentOutcome(
        now,
        reportGroups.every(({ length }) => length === 1),
      )
      expect(await store.left(pot)).toBe(now.state === 'returned' ? before : before - 1)
      await expectMoney(placedOrder, now.state === 'returned' || now.state === 'lost', isCash)
      expect(await store.faults()).toEqual([])
    }),
    { numRuns: 10 },
  )
})
