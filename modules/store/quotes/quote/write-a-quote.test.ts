import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf } from '#store/orders/testing'
import { quoteSite, type QuoteSite } from '../testing/quote-site.ts'

let store: QuoteSite
beforeAll(async () => {
  store = await quoteSite()
})
afterAll(() => store.site.close())

const create = (lines: readonly object[]) =>
  store.manager.post('/api/resource/Quote', {
    ...{ customer_name: 'Sparrows', valid_until: '2099-12-31', lines },
  })

test('A price above the current one, an unclear variant and a repeated item are refused at their field', async () => {
  const pot = await store.pot(9)
  const variants = [
    { sku: 'POT-S', option_values: 'Size: S', price: 100_00 },
    { sku: 'POT-L', option_values: 'Size: L', price: 200_00 },
  ]
  const sized = await store.pot(9, { variants })
  const { product } = pot
  const refusals: readonly (readonly [readonly object[], string, string])[] = [
    [[{ product, quantity: 1, price: 421 }], 'quotes.above_price', 'lines.0.price'],
    [[{ product: sized.product, quantity: 1 }], 'quotes.needs_sku', 'lines.0.sku'],
    [[{ product: sized.product, sku: 'POT-XL', quantity: 1 }], 'quotes.unknown_sku', 'lines.0.sku'],
    [
      [
        { product, quantity: 1 },
        { product, quantity: 2 },
      ],
      'quotes.twice',
      'lines.1.product',
    ],
  ]
  for (const [lines, code, field] of refusals) {
    const { body } = await create(lines)
    expect([valuesOf(body)['code'], valuesOf(body)['field']], JSON.stringify(body)).toEqual([code, field])
  }
  const { data, statements } = await create([
    { product: sized.product, sku: 'POT-L', quantity: 2, price: 150 },
  ])
  expect(data).toMatchObject({ total: 300 })
  const several = await create([
    { product: sized.product, sku: 'POT-S', quantity: 1 },
    { product: sized.product, sku: 'POT-L', quantity: 1 },
    { product, quantity: 1 },
  ])
  expect(several.statements.length).toBe(statements.length)
  expect(rowsOf(valuesOf(data)['lines'])).toMatchObject([{ sku: 'POT-L', list_price: 200, price: 150 }])
})

test('Only managers write and send quotes, and a sent one stays until it is revised', async () => {
  const pot = await store.pot(9)
  const name = await store.draft([[pot, 1, 300]])
  const path = `/api/resource/Quote/${name}`
  for (const role of ['Seller', 'School Office', 'Customer'] as const) {
    const client = await store.site.userWith(role)
    expect((await client.get(path)).status, role).toBe(403)
    expect((await store.call('quotes.send', { name }, client)).status, role).toBe(403)
  }
  const code = await store.sent(name)
  expect(await store.sent(name)).toBe(code)
  const refused = await store.manager.put(path, { note: 'Other words' })
  expect(refused.body).toMatchObject({ code: 'quotes.not_a_draft' })
  for (const values of [{ state: 'draft' }, { note: 'Other words' }])
    expect((await store.manager.put(path, values)).status).toBe(200)
  expect(await store.sent(name)).toBe(code)
  expect((await store.call('quotes.get_quote', { code })).message).toMatchObject({ note: 'Other words' })
})

test('The customer receives the link by email, once for each time it is sent', async () => {
  const pot = await store.pot(9)
  const name = await store.draft([[pot, 2, 300]], { email: 'once@example.org' })
  const code = await store.sent(name)
  await store.sent(name)
  await store.site.engine.drainEvents()
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    ...{ fields: ['subject', 'body', 'link'], filters: [['recipient', '=', 'once@example.org']] },
  })
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows[0])).toContain(`/quotes/${code}`)
  expect(JSON.stringify(rows[0])).toContain('₹600')
})
