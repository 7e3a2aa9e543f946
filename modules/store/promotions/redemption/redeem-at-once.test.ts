import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { promotionSite, type PromotionSite } from '../testing/promotion-site.ts'
import { redeemPromotions } from './redeem-promotions.ts'

let store: PromotionSite
beforeAll(async () => {
  store = await promotionSite()
  await insertOrders()
})
afterAll(() => store.site.close())

const MOST_AT_ONCE = 500

/** Inserts bare orders, which redemptions name. */
const insertOrders = () =>
  store.site.engine.database.pool.query(
    `insert into "Order" (name, owner, creation, modified, modified_by, contact_name, phone)
      select 'ORD-AT-ONCE-' || n, 'Administrator', now(), now(), 'Administrator', 'Meena', '+919840012345'
      from generate_series(0, ${MOST_AT_ONCE - 1}) n`,
  )

const redeem = (promotion: string, order: number, code: string) =>
  store.site.engine.write(administrator, (documents) =>
    redeemPromotions(documents, {
      ...{ order: `ORD-AT-ONCE-${order}`, user: null, phone: null },
      discounts: [{ code, reference: promotion, amount: 42_00 }],
    }),
  )

test('Of 500 redemptions at once of a code with 100 uses left exactly 100 succeed', async () => {
  const promotion = await store.promotion({ title: 'Hundred' })
  await store.coupon(promotion, 'HUNDRED', { total_uses: 100 })
  const results = await Promise.allSettled(
    Array.from({ length: MOST_AT_ONCE }, (_, order) => redeem(promotion, order, 'HUNDRED')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  const refused = results.filter((result) => result.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'promotions.used_up_meanwhile' })
  expect(await store.counters(promotion)).toEqual({ used_count: 100, spent_amount: 4200 })
  const { rows } = await store.site.administrator.get('/api/resource/Coupon', {
    filters: { promotion },
    fields: ['used_count'],
  })
  expect(rows).toEqual([{ used_count: 100 }])
})

test('A budget is spent to the last paisa that fits, by 500 at once', async () => {
  const promotion = await store.promotion({ title: 'Budget', budget: 1000 })
  const results = await Promise.allSettled(
    Array.from({ length: MOST_AT_ONCE }, (_, order) => redeem(promotion, order, '')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(23)
  expect(await store.counters(promotion)).toEqual({ used_count: 23, spent_amount: 966 })
})
