import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { Fulfilment } from '#store/orders'
import { newKey, rowsOf, valuesOf, type Values } from '#store/orders/testing'
import { call, cartOf, fillCart, openClassSite, transition, type ClassSite } from './sample-class.ts'

let store: ClassSite['store']
let item: ClassSite['item']
let list: string
let teacher: TestClient
let office: TestClient
let parent: TestClient
let parentOfTwins: TestClient
let parentOfOther: TestClient
beforeAll(async () => {
  const site = await openClassSite()
  ;({ store, item, list } = site)
  ;({ teacher, office, parent, parentOfTwins, parentOfOther } = site)
  await transition(teacher, list, 'Publish')
  for (const client of [parent, parentOfTwins]) await fillCart(client, [item.notebook, 3])
})
afterAll(() => store.site.close())

const collectionOf = (cart: Values) => {
  const [fulfilment] = rowsOf(cart['fulfilments'])
  return {
    key: String(fulfilment?.['key']),
    option: rowsOf(fulfilment?.['options']).find(({ kind }) => kind === 'collection'),
  }
}

test('Delivery to the class is offered to its families, for packages of the list only', async () => {
  const { key, option } = collectionOf(await cartOf(parent))
  expect(option).toMatchObject({ code: `class_list:${list}`, amount: 0, label: 'Class 4, Asha School' })
  const { pencils, bottle } = item
  await fillCart(parent, [pencils, 1])
  expect(collectionOf(await cartOf(parent)).option).toBeDefined()
  const foreign = await store.cloth(3, { title: 'Foreign' })
  await fillCart(parent, [foreign, 1])
  expect(collectionOf(await cartOf(parent)).option).toBeUndefined()
  const deliveries = { [key]: { code: `class_list:${list}` } }
  const wanted = valuesOf((await call(parent, 'cart.set_delivery', { deliveries })).message)
  expect(rowsOf(wanted['fulfilments'])).toMatchObject([{ chosen: null }])
  await call(parent, 'cart.remove', { variant: foreign.variant, business: foreign.business })
  await fillCart(parentOfOther, [bottle, 1])
  expect(collectionOf(await cartOf(parentOfOther)).option).toBeUndefined()
})

async function orderToClass(client: TestClient): Promise<Values> {
  const { key } = collectionOf(await cartOf(client))
  const steps: readonly (readonly [string, object])[] = [
    ['set_address', { contact_name: 'Lakshmi V', phone: '98400 88011', email: 'l@example.org' }],
    ['set_delivery', { deliveries: { [key]: { code: `class_list:${list}` } } }],
  ]
  for (const [method, values] of steps) {
    const { status, body } = await call(client, `cart.${method}`, values)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const cod = await call(client, 'cart.set_payment', { payment_choice: 'cod' })
  expect(rowsOf(valuesOf(cod.message)['problems'])).toMatchObject([{ kind: 'cod' }])
  const { message } = await call(client, 'cart.set_payment', { payment_choice: 'online' })
  const { version, totals } = valuesOf(message)
  const placed = await call(client, 'orders.place_order', {
    ...{ version, expected_total: valuesOf(totals)['total'], idempotency_key: newKey() },
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return valuesOf(placed.message)
}

test('The seller sees the class, and only the teacher and the office whose child it is', async () => {
  const placed = await orderToClass(parent)
  const { data } = await store.site.administrator.get('/api/resource/Fulfilment', {
    filters: [['order', '=', placed['order']]],
    fields: ['name', 'kind', 'contact_name', 'city', 'phone', 'address', 'delivery_label'],
  })
  const [fulfilment] = rowsOf(data)
  expect(fulfilment).toMatchObject({
    ...{ kind: 'collection', contact_name: 'Class 4, Asha School', city: 'Chennai' },
    delivery_label: 'Class 4, Asha School',
  })
  expect(JSON.stringify(fulfilment)).not.toMatch(/Mira|Lakshmi/)
  const code = { code: `class_list:${list}` }
  await store.site.engine.write(administrator, (documents) =>
    documents.save(Fulfilment, String(fulfilment?.['name']), { state: 'placed' }),
  )
  for (const client of [teacher, office]) {
    const { message, statements } = await call(client, 'orders.get_collections', code)
    expect(message).toMatchObject({
      families: 1,
      packages: [
        { fulfilment: fulfilment?.['name'], collectors: [{ full_name: 'Mira V' }], state: 'placed' },
      ],
    })
    expect(statements.length).toBeLessThanOrEqual(6)
  }
  const seller = await store.site.userWith('Seller')
  const missing = await call(seller, 'orders.get_collections', { code: 'class_list:CLS-99999' })
  for (const client of [parent, parentOfOther, seller]) {
    const refused = await call(client, 'orders.get_collections', code)
    expect([refused.status, refused.body]).toEqual([404, missing.body])
  }
})

test('A closed list takes no marks and offers no delivery', async () => {
  const view = valuesOf(
    (await call(parentOfTwins, 'class_lists.get_class_list', { class_list: list })).message,
  )
  expect(collectionOf(await cartOf(parentOfTwins)).option).toBeDefined()
  expect((await transition(office, list, 'Close')).status).toBe(200)
  expect(
    (await call(parentOfTwins, 'class_lists.get_class_list', { class_list: list })).message,
  ).toMatchObject({ state: 'closed' })
  const [child] = rowsOf(view['children'])
  const [row] = rowsOf(view['items'])
  const refused = await call(parentOfTwins, 'class_lists.set_tick', {
    ...{ class_list: list, item: row?.['item'], student: child?.['student'], has: 1 },
  })
  expect(refused.body).toMatchObject({ code: 'class_lists.closed' })
  expect(collectionOf(await cartOf(parentOfTwins)).option).toBeUndefined()
  expect((await call(parentOfTwins, 'class_lists.get_class_lists')).message).toEqual({ lists: [] })
})
