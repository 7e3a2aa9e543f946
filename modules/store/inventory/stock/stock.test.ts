import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { rowsOf } from '#framework/testing'
import { releaseReservation } from '../index.ts'
import {
  call,
  readStock,
  stockSite,
  valuesOf,
  type SampleProduct,
  type StockSite,
  stockedProduct,
  orderLine,
  reserveForOrder,
} from '../testing/sample-site.ts'

let sample: StockSite
beforeAll(async () => {
  sample = await stockSite()
})
afterAll(() => sample.site.close())

const filled = (quantity: number) => stockedProduct(sample, quantity)

const line = (product: SampleProduct, quantity: number, branch = sample.branches[0]) =>
  orderLine(product, quantity, branch)

const reserved = (lines: readonly ReturnType<typeof line>[], expiresAt: string | null = null) =>
  reserveForOrder(sample, lines, expiresAt)

test('The stock keeper records receipts and counts, once for each key', async () => {
  const keeper = await sample.site.userWith('Store Manager')
  const product = await sample.addProduct()
  const came = {
    branch: sample.branches[0],
    sku: product.sku,
    quantity: 12,
    idempotency_key: 'delivery note 7',
  }
  const first = await call(keeper, 'receive_stock', came)
  expect(first.message).toMatchObject({ sku: product.sku, on_hand: 12, reserved: 0, available: 12 })
  expect((await call(keeper, 'receive_stock', came)).message).toEqual(first.message)
  expect((await call(keeper, 'receive_stock', { ...came, quantity: 13 })).body).toMatchObject({
    code: 'inventory.other_content',
  })
  await reserved([line(product, 4)])
  const count = (counted: number) =>
    call(keeper, 'count_stock', { branch: sample.branches[0], variant: product.variant, counted })
  expect((await count(10)).message).toMatchObject({ on_hand: 10, reserved: 4, available: 6 })
  expect((await count(3)).body).toMatchObject({ code: 'inventory.promised', field: 'quantity' })
  expect(await readStock(sample, sample.branches[0], product.variant)).toEqual([10, 4, 6])
  const { rows } = await keeper.get('/api/resource/Stock Move', {
    filters: [['variant', '=', product.variant]],
    fields: ['kind', 'on_hand_change', 'reserved_change', 'on_hand_after', 'owner'],
    order_by: 'sequence asc',
  })
  expect(rows.map(({ kind, on_hand_change: on, reserved_change: held }) => [kind, on, held])).toEqual([
    ['received', 12, 0],
    ['reserved', 0, 4],
    ['counted', -2, 0],
  ])
  expect(rows[0]).toMatchObject({ owner: keeper.user })
})

test('Nobody writes stock levels or order moves by hand, or stocks an unsold product', async () => {
  const keeper = await sample.site.userWith('Store Manager')
  const product = await filled(5)
  const stock = `${sample.branches[0]}-${product.variant}`
  const put = (values: object) => keeper.put(`/api/resource/Stock/${stock}`, values)
  expect((await put({ on_hand: 99 })).body).toMatchObject({ code: 'documents.read_only', field: 'on_hand' })
  expect((await put({ reserved: 50, low_at: 5 })).body).toMatchObject({ field: 'reserved' })
  const changed = await put({ on_hand: 5, reserved: 0, low_at: 5 })
  expect(changed.data).toMatchObject({ on_hand: 5, reserved: 0, low_at: 5, is_low: 1 })
  const move = (values: object) =>
    keeper.post('/api/resource/Stock Move', {
      branch: sample.branches[0],
      sku: product.sku,
      quantity: 1,
      ...values,
    })
  expect((await move({ kind: 'shipped' })).body).toMatchObject({ code: 'inventory.not_by_people' })
  const asked = { doctype: 'Stock Move' }
  const { body } = await keeper.get('/api/method/frappe.desk.form.load.getdoctype', asked)
  const [meta] = rowsOf(valuesOf(body)['docs'])
  const kind = rowsOf(meta?.['fields']).find(({ fieldname }) => fieldname === 'kind')
  expect(kind).toMatchObject({ offered: 'received\ncounted\nlost', default: 'received' })
  expect((await move({ kind: 'lost', quantity: 6 })).body).toMatchObject({ code: 'inventory.promised' })
  expect((await move({ branch: sample.branches[2] })).body).toMatchObject({
    code: 'inventory.not_sold_there',
  })
  expect((await move({ sku: 'NONE' })).body).toMatchObject({ code: 'inventory.unknown_variant' })
  expect((await move({ quantity: -3 })).status).toBe(417)
  const forged = 'update "Stock" set on_hand = 99 where name = $1'
  await expect(sample.site.engine.database.pool.query(forged, [stock])).rejects.toMatchObject({
    constraint: 'Stock.moved',
  })
  expect(await readStock(sample, sample.branches[0], product.variant)).toEqual([5, 0, 5])
})

test('A seller manages only their own business’s stock', async () => {
  const seller = await sample.site.userWith('Seller')
  const product = await sample.addProduct()
  const receive = () =>
    call(seller, 'receive_stock', { branch: sample.branches[0], sku: product.sku, quantity: 2 })
  expect((await receive()).body).toMatchObject({ code: 'documents.link_missing', field: 'branch' })
  await sample.site.engine.database.pool.query(
    `update "Business" set run_by = $1 where name = (select business from "Business Branch" where name = $2)`,
    [seller.user, sample.branches[0]],
  )
  expect((await receive()).message).toMatchObject({ on_hand: 2 })
  expect((await seller.get('/api/resource/Stock', { fields: ['business'] })).rows.length).toBeGreaterThan(0)
  const other = await sample.site.userWith('Seller')
  expect((await other.get('/api/resource/Stock')).rows).toEqual([])
})

test('Refusals reveal nothing to a seller about another business’s stock', async () => {
  const seller = await sample.site.userWith('Seller')
  const product = await filled(5)
  await reserved([line(product, 2)])
  const move = (values: object) =>
    seller.post('/api/resource/Stock Move', {
      ...{ branch: sample.branches[0], sku: product.sku, kind: 'lost', quantity: 1 },
      ...values,
    })
  const tries = [
    ...[
      { quantity: 3 },
      { quantity: 4 },
      { quantity: 0 },
      { kind: 'counted', quantity: 1 },
      { kind: 'shipped' },
    ],
    ...[{ sku: 'NONE' }, { sku: null }, { branch: sample.branches[2] }, { branch: 'BRN-99999' }],
  ]
  const refusals = await Promise.all(
    tries.map(async (values) => {
      const { status, body } = await move(values)
      const { branch = sample.branches[0] } = values
      return [status, JSON.stringify(body).replaceAll(branch, '')]
    }),
  )
  for (const refusal of refusals) expect(refusal).toEqual([417, refusals[0]?.[1]])
  const mine = { branch: sample.branches[0], sku: 'NONE', quantity: 1 }
  expect((await call(seller, 'receive_stock', mine)).status).toBe(417)
})

test('Sends one back-in-stock notification, when the product can be bought', async () => {
  const product = await filled(1)
  const { guest, engine } = sample.site
  const requestAlert = (email?: string) =>
    call(guest, 'notify_when_back_in_stock', { variant: product.variant, email })
  const tamil = JSON.stringify({ variant: product.variant, email: 'meena@example.org' })
  const headers = { 'content-type': 'application/json', 'accept-language': 'ta-IN,ta' }
  expect((await requestAlert('meena@example.org')).body).toMatchObject({ code: 'inventory.in_stock' })
  await reserved([line(product, 1)])
  expect((await requestAlert()).body).toMatchObject({ code: 'inventory.no_address', field: 'email' })
  const asked = { body: tamil, headers }
  const waits = await guest.request('POST', '/api/method/mela.inventory.notify_when_back_in_stock', asked)
  expect(waits.message).toEqual({ is_waiting: 1 })
  expect((await requestAlert('Meena@example.org')).message).toEqual({ is_waiting: 1 })
  const notifications = async () =>
    (
      await sample.site.administrator.get('/api/resource/Outbox Message', {
        filters: [['recipient', 'like', '%eena@example.org']],
        fields: ['subject', 'body'],
      })
    ).rows
  await engine.runTask('inventory.notify_back_in_stock')
  expect(await notifications()).toEqual([])
  await call(sample.site.administrator, 'receive_stock', {
    ...{ branch: sample.branches[0], sku: product.sku, quantity: 1 },
  })
  await engine.runTask('inventory.notify_back_in_stock')
  await engine.runTask('inventory.notify_back_in_stock')
  const [message, another] = await notifications()
  expect(another).toBeUndefined()
  expect(String(valuesOf(message)['body'])).toContain('https://asha.example/product/pot-')
  expect(message?.['subject']).toMatch(/^மீண்டும் கையிருப்பில்/)
})

test('A sold-out product leaves the in-stock lists and returns with its stock', async () => {
  const product = await filled(1)
  const listed = async () => {
    const { rows } = await sample.site.engine.database.pool.query<{ in_stock: number }>(
      'select in_stock from "Product Listing" where product = $1',
      [product.addProduct],
    )
    return rows.map(({ in_stock }) => in_stock)
  }
  expect(await listed()).toEqual([1])
  const name = await reserved([line(product, 1)])
  expect(await listed()).toEqual([0])
  await sample.site.engine.write(administrator, (documents) => releaseReservation(documents, name))
  expect(await listed()).toEqual([1])
})
