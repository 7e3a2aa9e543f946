import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { issueInvoice } from '../invoice/issue-tax-document.ts'
import { lockOrder } from '../order/order.queries.ts'
import { ordered, fetchOrderView, shipped } from '../testing/order-steps.ts'
import { orderSite, rowsOf, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

test('Fifty concurrent invoices get numbers without a gap, and the database refuses one', async () => {
  const pot = await store.pot(5)
  const first = String((await ordered(store, [[pot, 1]], false))['order'])
  const { pool } = store.site.engine.database
  const orders = Array.from({ length: 50 }, (_, index) => `${first}-copy-${index}`)
  const copy = (table: string, where: string, fields: string) =>
    pool.query(
      `insert into "${table}" select (jsonb_populate_record(one, jsonb_build_object(${fields}))).*
        from "${table}" one cross join unnest($2::text[]) as made where one.${where} = $1`,
      [first, orders],
    )
  await copy('Order', 'name', `'name', made, 'token_hash', made, 'idempotency_key', made`)
  await copy('Order Line', 'parent', `'name', made || '-l', 'parent', made, 'fulfilment', made || '-1'`)
  await copy('Fulfilment', '"order"', `'name', made || '-1', 'order', made`)
  const numbers = async () => {
    const { rows } = await pool.query<{ number: string }>(
      `select number from "Invoice" where series like '33AAPFU0939F1Z2-tax invoice-%' order by number`,
    )
    return rows.map(({ number }) => Number(number))
  }
  const written = orders.map((order, index) =>
    store.site.engine.write(administrator, async (documents) => {
      const held = await lockOrder(documents, order)
      const [fulfilment] = held.fulfilments
      if (fulfilment) await issueInvoice(documents, held, fulfilment)
      // The rollback of the transaction returns the number.
      if (index % 5 === 4) throw new Error('Something else went wrong')
    }),
  )
  const outcomes = await Promise.allSettled(written)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  const found = await numbers()
  expect(found).toEqual(Array.from({ length: found.length }, (_, at) => at + 1))
  expect(found.length).toBeGreaterThanOrEqual(40)
  for (const [statement, refusal] of [
    [`update "Invoice" set total = 1`, 'never changes'],
    [`delete from "Invoice"`, 'never deleted'],
    [
      `insert into "Invoice" select (jsonb_populate_record(i, jsonb_build_object('name', 'INV-gap', 'number', 999, 'business', null))).* from "Invoice" i limit 1`,
      'null value|follows the one before',
    ],
  ] as const)
    await expect(pool.query(statement)).rejects.toThrow(new RegExp(refusal))
})

test('Documents open as a PDF in the order holder’s language, and for nobody else', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  await shipped(store, manager, placedOrder)
  const [invoice] = rowsOf((await fetchOrderView(store, placedOrder))['tax_documents'])
  const address = `/api/method/mela.orders.get_invoice?document=${String(invoice?.['name'])}`
  for (const language of ['en', 'hi', 'ta']) {
    const answer = await store.site.guest.request(
      'GET',
      `${address}&token=${String(placedOrder['token'])}&language=${language}`,
    )
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  const other = await ordered(store, [[await store.pot(5), 1]], false)
  for (const token of ['', `&token=${String(other['token'])}`])
    expect((await store.site.guest.request('GET', address + token)).status).toBe(404)
  const slip = await store.call(
    'orders.print_packing_slip',
    { name: `${String(placedOrder['order'])}-1` },
    manager,
  )
  expect((await manager.request('GET', String(valuesOf(slip.message)['url']))).status).toBe(200)
})
