import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  childType,
  docType,
  everything,
  float,
  int,
  money,
  percent,
  rating,
  table,
  text,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { made, resource, rowsOf, valuesOf } from './support.ts'

const numbers = { pieces: int(), weight: float(), price: money(), share: percent(), stars: rating() }
const zeros = { pieces: 0, weight: 0, price: 0, share: 0, stars: 0 }

const Part = childType('Counted Part', { label: text(), ...numbers })

const Counted = docType('Counted Thing', {
  isSubmittable: true,
  fields: {
    title: text({ required: true }),
    shelf: text(),
    ...numbers,
    inner_price: money({ level: 1 }),
    capacity: int({ isNullable: true }),
    place: int({ min: 1 }),
    sold: int({ readOnly: true }),
    parts: table(Part),
  },
  access: { 'System Manager': everything, Customer: { ...everything, levels: [0] } },
})

let site: TestSite
let manager: TestClient
let name: string
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'counted', docTypes: [Part, Counted] })])
  manager = await site.userWith('System Manager')
  name = await made(manager, 'Counted Thing', { title: 'Bare', parts: [{ label: 'One' }] })
})
afterAll(() => site.close())

const all = ['name', ...Object.keys(numbers), 'capacity', 'place']

function ask(path: string, values: Readonly<Record<string, unknown>>) {
  const query = Object.entries(values).map(
    ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
  )
  return manager.get(`${path}?${query.join('&')}`)
}

test('A document with no numbers given returns 0 for each, in its child rows too', async () => {
  const document = valuesOf(await manager.get(resource('Counted Thing', name)))
  expect(document).toMatchObject({ ...zeros, inner_price: 0 })
  expect(document['parts']).toEqual([expect.objectContaining({ label: 'One', ...zeros })])
})

test('A number stays empty where empty has its own meaning or where 0 would be invalid', async () => {
  const document = valuesOf(await manager.get(resource('Counted Thing', name)))
  expect(document).not.toHaveProperty('capacity')
  expect(document).not.toHaveProperty('place')
  const listed = await ask(resource('Counted Thing'), { fields: all })
  expect(rowsOf(listed)[0]).toMatchObject({ capacity: null, place: null })
})

test('A number above the reader’s level is not returned at all', async () => {
  const customer = await site.userWith('Customer')
  const document = valuesOf(await customer.get(resource('Counted Thing', name)))
  expect(document).toMatchObject(zeros)
  expect(document).not.toHaveProperty('inner_price')
})

test('The response to a new document includes the default zeros', async () => {
  const response = await manager.post(resource('Counted Thing'), { title: 'New', parts: [{ label: 'One' }] })
  expect(valuesOf(response)).toMatchObject({ ...zeros, parts: [expect.objectContaining(zeros)] })
})

test('Lists and calls return 0 for empty numbers, whatever else they select', async () => {
  expect(rowsOf(await ask(resource('Counted Thing'), { fields: all }))[0]).toMatchObject(zeros)
  const loaded = valuesOf(
    await manager.get(`/api/method/frappe.client.get?doctype=Counted+Thing&name=${name}`),
  )
  expect(loaded).toMatchObject(zeros)
  const filters = { name }
  const renamed = await ask(resource('Counted Thing'), { fields: ['price as cost'], filters })
  expect(rowsOf(renamed)).toEqual([{ cost: 0 }])
  const inRows = await ask(resource('Counted Thing'), { fields: ['parts.label', 'parts.price'], filters })
  expect(rowsOf(inRows)).toEqual([{ label: 'One', price: 0 }])
})

test('Groups and distinct rows count an empty number as 0', async () => {
  await made(manager, 'Counted Thing', { title: 'Zero', shelf: 'Group', pieces: 0 })
  await made(manager, 'Counted Thing', { title: 'Empty', shelf: 'Group' })
  const filters = { shelf: 'Group' }
  const grouped = await manager.get(
    `${resource('Counted Thing')}?fields=["pieces","count(name) as n"]&filters=${JSON.stringify(filters)}&group_by=pieces&order_by=pieces`,
  )
  expect(rowsOf(grouped)).toEqual([{ pieces: 0, n: 2 }])
  const distinct = await manager.get(
    `${resource('Counted Thing')}?fields=["distinct pieces"]&filters=${JSON.stringify(filters)}&order_by=pieces`,
  )
  expect(rowsOf(distinct)).toEqual([{ pieces: 0 }])
})

test('A client saves a draft as it read it, including the system fields', async () => {
  const read = valuesOf(await manager.get(resource('Counted Thing', name)))
  expect(read).toMatchObject({ sold: 0 })
  expect(await manager.put(resource('Counted Thing', name), read)).toMatchObject({ status: 200 })
  expect(await manager.put(resource('Counted Thing', name), { sold: 3 })).toMatchObject({ status: 417 })
})

test('A client saves a submitted document as it read it', async () => {
  const draft = await made(manager, 'Counted Thing', {
    title: 'Sent back',
    docstatus: 1,
    parts: [{ label: 'One' }],
  })
  const read = valuesOf(await manager.get(resource('Counted Thing', draft)))
  const response = await manager.put(resource('Counted Thing', draft), read)
  expect(response).toMatchObject({ status: 200 })
})
