import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { rowsOf, valuesOf } from '#store/orders/testing'
import { call, cartOf, fillCart, openClassSite, type ClassSite } from './sample-class.ts'

let store: ClassSite['store']
let item: ClassSite['item']
let parent: TestClient
let parentOfTwins: TestClient
beforeAll(async () => {
  ;({ store, item, parent, parentOfTwins } = await openClassSite())
})
afterAll(() => store.site.close())

const fill = (client: TestClient, notebooks = 3) =>
  fillCart(client, [item.notebook, notebooks], [item.crayons, 1])

test('One request fills the cart from the cheapest sellers, and a second tap adds nothing', async () => {
  const { message, statements } = await fill(parent)
  expect(rowsOf(valuesOf(message)['items'])).toEqual([
    { variant: item.notebook.variant, quantity: 3, added: 3, state: 'added' },
    { variant: item.crayons.variant, quantity: 0, added: 0, state: 'sold_out' },
  ])
  expect(statements.length).toBeLessThanOrEqual(10)
  const again = rowsOf(valuesOf((await fill(parent)).message)['items'])
  expect(again[0]).toMatchObject({ added: 0, quantity: 3, state: 'already_there' })
  expect(rowsOf((await cartOf(parent))['lines'])).toMatchObject([
    { variant: item.notebook.variant, business: item.pencils.business, wanted: 3, price: 50 },
  ])
  // The needed quantity rises with a second child; the line is raised, not doubled.
  const raised = rowsOf(valuesOf((await fill(parent, 6)).message)['items'])
  expect(raised[0]).toMatchObject({ added: 3, quantity: 6, state: 'added' })
})

test('Two taps at once fill the cart once', async () => {
  const answers = await Promise.all([fill(parentOfTwins), fill(parentOfTwins), fill(parentOfTwins)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const added = answers.flatMap(({ message }) =>
    rowsOf(valuesOf(message)['items']).map((row) => row['added']),
  )
  expect(added.reduce((sum: number, one) => sum + Number(one), 0)).toBe(3)
  expect(rowsOf((await cartOf(parentOfTwins))['lines'])).toMatchObject([{ wanted: 3 }])
})

test('A seller with enough is preferred to a cheaper one without, and what is left is told', async () => {
  const buyer = await store.site.userWith()
  await fillCart(buyer, [item.notebook, 15])
  expect(rowsOf((await cartOf(buyer))['lines'])).toMatchObject([{ price: 60, wanted: 15 }])
  const other = await store.site.userWith()
  const short = await fillCart(other, [item.bottle, 9])
  expect(rowsOf(valuesOf(short.message)['items'])).toMatchObject([
    { quantity: 5, state: 'insufficient_stock' },
  ])
  const many = Array.from({ length: 101 }, () => [item.bottle, 1] as const)
  for (const refused of [await fillCart(other), await fillCart(other, ...many)])
    expect(refused.status).toBe(417)
  const unknown = await fillCart(other, [{ ...item.bottle, variant: 'unknown' }, 1])
  expect(rowsOf(valuesOf(unknown.message)['items'])).toMatchObject([{ state: 'not_sold' }])
})

test('The best offers of a list’s products are one request', async () => {
  const products = [item.notebook, item.crayons, item.bottle].map(({ product }) => product)
  const { message, statements } = await call(parent, 'catalog.get_best_offers', { products })
  expect(rowsOf(valuesOf(message)['variants'])).toMatchObject([
    { title: 'Notebook', price: 50, sellers: 2, in_stock: 1 },
    { title: 'Crayons', in_stock: 0 },
    { title: 'Bottle', left: 5 },
  ])
  expect(statements.length).toBeLessThanOrEqual(3)
})
