import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import {
  newKey,
  opened,
  orderOf,
  orderSite,
  place,
  valuesOf,
  type OrderSite,
} from '../testing/sample-site.ts'

let store: OrderSite

async function recordStatements() {
  const placedOrder = valuesOf((await place(store, await store.ready([[await store.pot(5), 1]]))).message)
  const { payment, token } = await opened(store, placedOrder, newKey())
  store.gateway.play(String(payment), { fee: 236 })
  return { placedOrder, payment: String(payment), token }
}

const come = (values: { readonly payment: string; readonly token: unknown }) =>
  store.call('payments.get_status', values)

/** The first order creates the shared accounts; later orders find them. */
beforeAll(async () => {
  store = await orderSite()
  for (let first = 0; first < 2; first += 1) {
    const { payment, token } = await recordStatements()
    await come({ payment, token })
  }
})
afterAll(() => store.site.close())

test('Capturing on the payer’s return takes twenty-one statements, nine of them the order’s own', async () => {
  const { placedOrder, payment, token } = await recordStatements()
  const { message, statements } = await come({ payment, token })
  expect(message).toMatchObject({ state: 'captured' })
  expect(await orderOf(store, placedOrder)).toMatchObject({ state: 'placed', payment })
  expect(statements).toHaveLength(21)
})

test('A gateway event takes two statements while the order waits and twenty-three after', async () => {
  const { placedOrder, payment } = await recordStatements()
  const { engine, guest } = store.site
  const { body, headers } = store.gateway.event(store.gateway.orders.askedFor(payment))
  const answer = await guest.request('POST', '/hooks/razorpay', { body, headers })
  expect(answer.statements).toHaveLength(2)
  const { rows } = await engine.database.pool.query<{ name: string }>(
    `select name from "Gateway Event" where state = 'stored'`,
  )
  const { statements } = await countStatements(() =>
    engine.runTask('payments.work_off_event', { event: rows[0]?.name ?? '' }),
  )
  expect(await orderOf(store, placedOrder)).toMatchObject({ state: 'placed', payment })
  expect(statements).toHaveLength(23)
})
