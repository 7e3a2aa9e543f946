import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderSite, paid, place, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

test('A buyer who has ordered since is not reminded of the cart', async () => {
  const { site, call } = store
  const { pool } = site.engine.database
  const [pot, buyer] = [await store.pot(9), await site.userWith('Customer')]
  const preference = { channel: 'e-mail', event_class: 'promotional', is_on: 1 }
  await call('notifications.set_preference', preference, buyer)
  await call('cart.add', { variant: pot.variant, business: pot.business, quantity: 1 }, buyer)
  await pool.query(`update "Cart" set modified = modified - interval '25 hours' where "user" = $1`, [
    buyer.user,
  ])
  await site.administrator.put('/api/resource/Cart Settings/Cart Settings', { reminder_hours: 24 })
  const placed = valuesOf((await place(store, await store.ready([[pot, 1]]))).message)
  await paid(store, placed)
  await pool.query('update "Order" set "user" = $2 where name = $1', [placed['order'], buyer.user])
  const reminded = async () => {
    await site.engine.runTask('cart.remind')
    return (await site.administrator.get('/api/resource/Cart Reminder')).rows.length
  }
  expect(await reminded()).toBe(0)
  await pool.query('update "Order" set "user" = null')
  expect(await reminded()).toBe(1)
})
