import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import {
  linesIn,
  move,
  fulfilmentsIn,
  fetchOrderView,
  shipped,
  exchangedFor,
  shownExchange,
  sized,
  type Sized,
} from '../testing/order-steps.ts'
import {
  newKey,
  orderSite,
  place,
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
  const { rows } = await admin.get('/api/resource/Manual Refund', {
    ...{ filters: [['reference_name', '=', order]], fields: ['amount', 'state'] },
    limit_page_length: 0,
  })
  return sumOf(rows.filter(({ state }) => state === 'due'))
}

async function readBalances(placedOrder: Values) {
  const fulfilments = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  const coming = new Set(fulfilments.filter(({ state }) => state === 'shipped').map(({ name }) => name))
  const later = (await cashOf(placedOrder)).filter(({ part, state }) => state === 'due' && coming.has(part))
  return { asked: sumOf(later), refund: await owedBackBy(placedOrder) }
}

async function changesOf(placedOrder: Values, action: () => Promise<unknown>) {
  const before = await readBalances(placedOrder)
  await action()
  const after = await readBalances(placedOrder)
  return { due_reduction: before.asked - after.asked, refund: after.refund - before.refund }
}

const orderNamed = async (name: unknown) =>
  valuesOf((await admin.get(`/api/resource/Order/${String(name)}`)).data)

type Action = (fulfilment: string, placedOrder: Values, sizedItems: readonly Sized[]) => Promise<unknown>

async function exchangeRequestFor(
  size: number,
  ...[fulfilment, placedOrder, sizedItems]: Parameters<Action>
) {
  const found = fulfilmentsIn(await fetchOrderView(store, placedOrder)).find(
    ({ name }) => name === fulfilment,
  )
  const [line] = rowsOf(found?.['lines'])
  const wanted = sizedItems.find(({ product }) => product === line?.['product'])?.others[size]
  return { name: placedOrder['order'], line: line?.['name'], quantity: 1, wanted }
}

const exchangeFor =
  (size: number): Action =>
  async (fulfilment, placedOrder, sizedItems) => {
    const exchangeRequest = await exchangeRequestFor(size, fulfilment, placedOrder, sizedItems)
    const shown = await shownExchange(store, admin, exchangeRequest)
    if (shown === null) return
    const made: Values[] = []
    const changes = await changesOf(placedOrder, async () =>
      made.push(await exchangedFor(store, admin, exchangeRequest)),
    )
    const { due_reduction, refund_amount, goods, delivery, fee, exchange, due } = shown
    expect([changes.due_reduction, Math.max(0, changes.refund)]).toEqual([due_reduction, refund_amount])
    const { total, paid_amount } = await orderNamed(made[0]?.['order'])
    expect([total, Number(total) - Number(paid_amount)]).toEqual([exchange, due])
    // An existing overpayment may pay for the exchange and is then no longer refunded.
    const carried = Number(goods) + Number(delivery) + Number(fee) - changes.due_reduction - changes.refund
    expect(paid_amount).toBe(carried)
  }

const actions: Readonly<Record<string, Action>> = {
  deliver: async (fulfilment) => {
    await move(admin, fulfilment, { state: 'delivered' })
    await store.site.engine.drainEvents()
  },
  'lose it': (name) => call('orders.mark_lost', { name }),
  'be kind': async (fulfilment) => {
    const name = textOf((await call('orders.plan_refund', { name: fulfilment }))['name'])
    if (name === '') return
    await admin.put(`/api/resource/Order Refund/${name}`, { allowance: 30, reason: 'A crack' })
    await call('orders.refund_order', { name })
  },
  'take it back': async (fulfilment, placedOrder) => {
    const line = fulfilmentsIn(await fetchOrderView(store, placedOrder)).find(
      ({ name }) => name === fulfilment,
    )
    const items = [{ line: rowsOf(line?.['lines'])[0]?.['name'], quantity: 1 }]
    const exchangeRequest = {
      token: placedOrder['token'],
      items,
      reason: 'damaged',
      idempotency_key: newKey(),
    }
    const name = textOf(
      rowsOf((await call('orders.request_return', exchangeRequest))['returns']).at(-1)?.['name'],
    )
    if (name === '') return
    for (const state of ['approved', 'received']) await admin.put(`/api/resource/Return/${name}`, { state })
    await call('orders.refund_return', { name })
  },
  'exchange for more': exchangeFor(1),
  'exchange for less': exchangeFor(0),
  'give an exchange up': async (_fulfilment, placedOrder) => {
    const returns = rowsOf((await fetchOrderView(store, placedOrder))['returns'])
    const given = returns.filter(({ carried_amount }) => Number(carried_amount) > 0)
    const name = given.at(-1)?.['new_order']
    const carried = Number(given.at(-1)?.['carried_amount'])
    if (name === undefined) return
    const shown = await call('orders.preview_cancel', { name })
    const changes = await changesOf(placedOrder, () => call('orders.cancel_order', { name }))
    expect(changes).toEqual({
      due_reduction: carried - Number(shown['refund_amount']),
      refund: shown['refund_amount'],
    })
  },
  'book its cash': async (fulfilment, placedOrder) => {
    const due = (await cashOf(placedOrder)).find(({ part, state }) => part === fulfilment && state === 'due')
    if (due) await call('manual_payments.collect_cash', { name: due['name'] })
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
  const placedOrder = valuesOf((await place(store, cart)).message)
  await store.site.engine.drainEvents()
  await shipped(store, admin, placedOrder)
  return placedOrder
}

type RequestedCash = Map<string, number>

async function recordRequestedCash(
  placedOrder: Values,
  fulfilment: string,
  requestedCash: RequestedCash,
): Promise<void> {
  const { state } =
    fulfilmentsIn(await fetchOrderView(store, placedOrder)).find(({ name }) => name === fulfilment) ?? {}
  if (state !== 'delivered' || requestedCash.has(fulfilment)) return
  requestedCash.set(fulfilment, sumOf((await cashOf(placedOrder)).filter(({ part }) => part === fulfilment)))
}

async function expectAllVisible(placedOrder: Values, requestedCash: RequestedCash): Promise<void> {
  const order = await fetchOrderView(store, placedOrder)
  const cash = await cashOf(placedOrder)
  for (const [fulfilment, amount] of requestedCash)
    expect(sumOf(cash.filter(({ part }) => part === fulfilment)), fulfilment).toBe(amount)
  const due = cash.filter(({ state }) => state === 'due')
  expect([sumOf(due), sumOf(cash) - sumOf(due)]).toEqual([order['due'], order['paid']])
  expect(await owedBackBy(placedOrder)).toBe(order['refund_due'])
  expect(await store.faults()).toEqual([])
}

test('Two cash-on-delivery packages in any sequence keep collected cash bookable and the excess refundable', async () => {
  const sizes = { stockQuantity: 900, prices: [420, 300, 500] }
  const [pot, cloth] = [await sized(store, 'pottery', sizes), await sized(store, 'loom', sizes)]
  const action = fc.record({
    name: fc.constantFrom(...Object.keys(actions)),
    at: fc.constantFrom(0, 1),
  })
  const begun = fc.constantFrom<readonly string[]>(
    [],
    ['deliver', 'exchange for more'],
    ['deliver', 'exchange for less'],
  )
  const following = fc.array(action, { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(begun, following, async (first, rest) => {
      const history = [...first.map((name) => ({ name, at: 0 })), ...rest]
      const placedOrder = await orderedCash(pot, cloth)
      const names = fulfilmentsIn(await fetchOrderView(store, placedOrder)).map(({ name }) => String(name))
      expect(linesIn(await fetchOrderView(store, placedOrder))).toHaveLength(2)
      const requestedCash: RequestedCash = new Map()
      for (const { name, at } of history) {
        const fulfilment = names[at] ?? ''
        await actions[name]?.(fulfilment, placedOrder, [pot, cloth])
        await recordRequestedCash(placedOrder, fulfilment, requestedCash)
      }
      await expectAllVisible(placedOrder, requestedCash)
    }),
    { numRuns: 10 },
  )
}, 120_000)

test('Of two concurrent actions each succeeds or is refused, and collected cash is booked once', async () => {
  const sizes = { stockQuantity: 200, prices: [420, 300, 500] }
  const sizedItems = [await sized(store, 'pottery', sizes), await sized(store, 'loom', sizes)] as const
  const exchange: Action = async (...at) => exchangedFor(store, admin, await exchangeRequestFor(1, ...at))
  const done: Readonly<Record<string, Action>> = { ...actions, exchange }
  const names = ['deliver', 'lose it', 'be kind', 'take it back', 'exchange', 'book its cash']
  const action = fc.record({ name: fc.constantFrom(...names), at: fc.constantFrom(0, 1) })
  const round = fc.array(action, { minLength: 2, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
      const placedOrder = await orderedCash(...sizedItems)
      const fulfilments = fulfilmentsIn(await fetchOrderView(store, placedOrder)).map(({ name }) =>
        String(name),
      )
      await actions['deliver']?.(fulfilments[0] ?? '', placedOrder, sizedItems)
      const requestedCash: RequestedCash = new Map()
      for (const atOnce of rounds) {
        await Promise.all(
          atOnce.map(async ({ name, at }) => done[name]?.(fulfilments[at] ?? '', placedOrder, sizedItems)),
        )
        await store.site.engine.drainEvents()
        for (const fulfilment of fulfilments)
          await recordRequestedCash(placedOrder, fulfilment, requestedCash)
      }
      await expectAllVisible(placedOrder, requestedCash)
    }),
    { numRuns: 6 },
  )
}, 120_000)
