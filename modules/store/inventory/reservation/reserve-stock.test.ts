import { afterAll, beforeAll, expect, test } from 'vitest'
import { DialectError } from '#framework/errors'
import { administrator } from '#framework/permissions'
import { availableOf, confirmReservation, releaseReservation, shipStock, returnToStock } from '../index.ts'
import {
  readStock,
  stockSite,
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

const refusal = (error: unknown) =>
  error instanceof DialectError ? [error.code, error.field, error.message] : error

test('Of two hundred concurrent buyers of the last item exactly one gets it, and the others are told', async () => {
  const product = await filled(1)
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => reserved([line(product, 1)])))
  const given = outcomes.filter(({ status }) => status === 'fulfilled')
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [refusal(one.reason)] : []))
  expect(given).toHaveLength(1)
  expect(refused).toHaveLength(199)
  expect(new Set(refused.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(['inventory.sold_out', 'lines.0.quantity', 'Pot is out of stock'])]),
  )
  expect(await readStock(sample, sample.branches[0], product.variant)).toEqual([1, 1, 0])
  const { rows } = await sample.site.engine.database.pool.query(
    `select (select count(*) from "Stock Reservation Line" where variant = $1) as lines,
      (select count(*) from "Stock Move" where variant = $1) as moves,
      (select count(*) from "Stock Reservation" r where not exists (
        select from "Stock Reservation Line" where parent = r.name)) as empty`,
    [product.variant],
  )
  expect(rows).toEqual([{ lines: 1, moves: 2, empty: 0 }])
})

test('Reserves a whole order or nothing with one statement, and the refusal gives the remaining stock', async () => {
  const [one, other] = [await filled(5), await filled(2)]
  await expect(
    reserved([line(one, 3), { ...line(other, 3), field: 'lines.1.quantity' }]),
  ).rejects.toMatchObject({
    ...{ code: 'inventory.sold_out', field: 'lines.1.quantity', message: 'Only 2 left of Pot' },
  })
  expect(await readStock(sample, sample.branches[0], one.variant)).toEqual([5, 0, 5])
  await reserved([line(one, 3), line(one, 2), line(other, 1)])
  expect(await readStock(sample, sample.branches[0], one.variant)).toEqual([5, 5, 0])
  const left = await sample.site.engine.read(administrator, (documents) =>
    availableOf(documents, [one.variant, other.variant]),
  )
  expect([...left].map(([variant, rows]) => [variant, rows.map(({ available }) => available)])).toEqual([
    [other.variant, [1]],
  ])
})

test('Reserved stock ships or is released in parts, and is released only once', async () => {
  const product = await filled(10)
  const name = await reserved([line(product, 6)])
  const { engine } = sample.site
  const some = (quantity: number) => [{ variant: product.variant, branch: sample.branches[0], quantity }]
  const now = () => readStock(sample, sample.branches[0], product.variant)
  await engine.write(administrator, (documents) => shipStock(documents, name, some(2)))
  expect(await now()).toEqual([8, 4, 4])
  const back = (quantity?: number) =>
    engine.write(administrator, (documents) =>
      releaseReservation(documents, name, quantity === undefined ? null : some(quantity)),
    )
  expect([await back(1), await back(), await back()]).toEqual([1, 3, 0])
  expect(await now()).toEqual([8, 0, 8])
  await expect(
    engine.write(administrator, (documents) => shipStock(documents, name, some(1))),
  ).rejects.toMatchObject({ code: 'inventory.not_held' })
  const source = { type: 'Return', name: 'RET-1' }
  await engine.write(administrator, (documents) => returnToStock(documents, { source, lines: some(2) }))
  expect(await now()).toEqual([10, 0, 10])
  const { rows } = await sample.site.administrator.get('/api/resource/Stock Reservation', {
    filters: [['name', '=', name]],
    fields: ['state'],
  })
  expect(rows).toEqual([{ state: 'shipped' }])
})

test('Unconfirmed reservations expire and are reported, and confirmed ones stay', async () => {
  const product = await filled(3)
  const soon = '2000-01-01 10:00:00'
  const [lost, confirmed] = [
    await reserved([line(product, 1)], soon),
    await reserved([line(product, 1)], soon),
  ]
  const confirm = (name: string) =>
    sample.site.engine.write(administrator, (documents) => confirmReservation(documents, name))
  expect(await confirm(confirmed)).toBe(true)
  await sample.site.engine.runTask('inventory.expire')
  expect(await readStock(sample, sample.branches[0], product.variant)).toEqual([3, 1, 2])
  expect(await confirm(lost)).toBe(false)
  expect(
    (await sample.site.emittedEvents()).filter((name) => name === 'inventory.reservation_expired'),
  ).toHaveLength(1)
})
