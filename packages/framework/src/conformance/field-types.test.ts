import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { columnFieldTypes, hasColumn, isLayout, layoutFieldTypes, tableFieldTypes } from '#meta'
import { fixtures } from './fixtures.ts'
import { ConformanceSample } from './sample.ts'
import { bodyOf, made, resource, rowsOf, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  await made(manager, 'Region', { region_name: 'Mylapore' })
  await made(manager, 'Region', { region_name: 'Adyar' })
})
afterAll(() => site.close())

const place = {
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [80.27, 13.08] } }],
}
const drawing = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=='

const goodValues: Readonly<Record<string, readonly [sent: unknown, read?: unknown]>> = {
  title: ['A line'],
  small_text: ['Two\nlines'],
  long_text: ['long '.repeat(20_000)],
  text: ['Text'],
  code: ['if a < b and b > c: pass'],
  json: [{ a: [1, 'ä'] }, '{"a":[1,"ä"]}'],
  text_editor: ['<p onclick="x()">Bold<script>x()</script></p>', '<p>Bold</p>'],
  markdown_editor: ['> a quote\n\n*and* <b>more</b>'],
  html_editor: ['<h2>Head</h2><img src="x" onerror="x()">', '<h2>Head</h2><img src="x" />'],
  select: ['Closed'],
  autocomplete: ['Somewhere else'],
  link: ['Adyar'],
  read_only: ['fetched', 'Adyar'],
  check: [true, 1],
  int: ['12', 12],
  float: [1.25],
  currency: [4.2],
  percent: [12.5],
  duration: [5400],
  rating: [0.7],
  date: ['2026-11-29'],
  datetime: ['2026-11-29 07:00:00'],
  time: ['07:05:00'],
  attach: ['/private/files/a.pdf'],
  attach_image: ['/files/a.png'],
  signature: [drawing],
  geolocation: [place, JSON.stringify(place)],
  color: ['#C9184A'],
  icon: ['fa fa-star'],
  phone: ['098412 34567', '+919841234567'],
  barcode: ['9781234567897'],
}

const fieldnames = Object.entries(ConformanceSample.fields)
  .filter(([, { fieldtype }]) => hasColumn(fieldtype))
  .map(([fieldname]) => fieldname)

test('The sample has a field of every type', () => {
  const types = new Set(Object.values(ConformanceSample.fields).map(({ fieldtype }) => fieldtype))
  expect([...types].toSorted()).toEqual(
    [...columnFieldTypes, ...tableFieldTypes, ...layoutFieldTypes].toSorted(),
  )
})

test('A valid value of every type is returned unchanged', async () => {
  const sent = Object.fromEntries(Object.entries(goodValues).map(([field, [value]]) => [field, value]))
  const name = await made(manager, 'Sample', {
    ...sent,
    link_type: 'Region',
    dynamic_link: 'Mylapore',
    password: 'secret',
  })
  const read = valuesOf(await manager.get(resource('Sample', name)))
  for (const [field, [value, stored = value]] of Object.entries(goodValues))
    expect([field, comparable(read[field])]).toEqual([field, comparable(stored)])
  expect(read).toMatchObject({ link_type: 'Region', dynamic_link: 'Mylapore' })
  expect(JSON.stringify(read)).not.toContain('secret')
})

function comparable(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/(:\d\d)\.0+$/, '$1') : value
}

test('A secret is in no response, not even as an empty key', async () => {
  const name = await made(manager, 'Sample', { password: 'kolam' })
  const asked = `doctype=Sample&name=${name}`
  const read = await manager.get(`/api/method/frappe.desk.form.load.getdoc?${asked}`)
  expect(bodyOf(read)['docs']).toEqual([expect.not.objectContaining({ password: expect.anything() })])
  expect(JSON.stringify(bodyOf(read)['docs'])).not.toContain('"password"')
  const loaded = await manager.get(`/api/method/frappe.client.get?${asked}`)
  expect(valuesOf(loaded)).not.toHaveProperty('password')
})

const numberFields = ['check', 'int', 'float', 'currency', 'percent', 'duration', 'rating']

test('Null empties every field: a Check is off, and numbers are 0', async () => {
  const sent = Object.fromEntries(Object.entries(goodValues).map(([field, [value]]) => [field, value]))
  const name = await made(manager, 'Sample', { ...sent, link_type: 'Region', dynamic_link: 'Adyar' })
  const nulls = Object.fromEntries(fieldnames.map((field) => [field, null]))
  expect((await manager.put(resource('Sample', name), nulls)).status).toBe(200)
  const read = valuesOf(await manager.get(resource('Sample', name)))
  expect(fieldnames.filter((field) => field in read)).toEqual(numberFields)
  expect(numberFields.map((field) => read[field])).toEqual(numberFields.map(() => 0))
})

test.each(['date', 'datetime', 'time', 'geolocation', 'signature'])(
  'An empty text in %s is stored as null',
  async (field) => {
    const response = await manager.post(resource('Sample'), { [field]: '' })
    expect(response.status).toBe(200)
    expect(valuesOf(response)).not.toHaveProperty(field)
  },
)

test.each(['duration', 'rating', 'percent'])('An empty text in %s is stored as 0', async (field) => {
  const response = await manager.post(resource('Sample'), { [field]: '' })
  expect(valuesOf(response)).toMatchObject({ [field]: 0 })
})

test.each<[string, unknown]>([
  ['title', 'x'.repeat(141)],
  ['long_text', 'x'.repeat(1_000_001)],
  ['json', '{'],
  ['code', { a: 1 }],
  ['select', 'Ajar'],
  ['autocomplete', ['a']],
  ['icon', 'x'.repeat(141)],
  ['check', 'perhaps'],
  ['int', '1,5'],
  ['float', 'much'],
  ['currency', 4.205],
  ['percent', 101],
  ['percent', -1],
  ['duration', -5],
  ['duration', '1 hour'],
  ['rating', 4],
  ['rating', 0.55],
  ['date', '2026-02-30'],
  ['datetime', 'yesterday'],
  ['time', '25:00'],
  ['signature', 'data:text/html;base64,PHNjcmlwdD4='],
  ['signature', `${drawing}${'A'.repeat(131_072)}`],
  ['geolocation', '{"type":"Point","coordinates":[0,91]}'],
  ['geolocation', { type: 'Circle' }],
  ['color', '#C9184A00'],
  ['phone', '12'],
  ['link', 'Nowhere'],
  ['read_only', { a: 1 }],
  ['table', 'rows'],
  ['table_multiselect', ['Adyar']],
])('%s refuses an invalid value by its name', async (field, value) => {
  const response = await manager.post(resource('Sample'), { [field]: value })
  expect(response.status).toBe(417)
  expect(JSON.stringify(bodyOf(response))).toContain(`"field":"${field}"`)
})

test('Layout fields are in the definition and never in a document', async () => {
  const name = await made(manager, 'Sample', { html: 'x', button: 'y', heading: 'z', image: '/a.png' })
  const read = valuesOf(await manager.get(resource('Sample', name)))
  const shapes = Object.entries(ConformanceSample.fields).flatMap(([field, { fieldtype }]) =>
    isLayout(fieldtype) ? [field] : [],
  )
  expect(shapes).toHaveLength(layoutFieldTypes.length)
  expect(shapes.filter((field) => field in read)).toEqual([])
  const meta = await manager.get('/api/method/frappe.desk.form.load.getdoctype?doctype=Sample')
  expect(JSON.stringify(bodyOf(meta))).toContain('"fieldtype":"Tab Break"')
  expect(JSON.stringify(bodyOf(meta))).toContain('"options":"attach_image"')
})

test('A button names a method of its document', async () => {
  const name = await made(manager, 'Sample', { title: 'Said' })
  const response = await manager.post('/api/method/run_doc_method', {
    dt: 'Sample',
    dn: name,
    method: 'say_title',
  })
  expect(response).toMatchObject({ status: 200, message: 'Said' })
})

test('A multi-select stores documents as rows with one link', async () => {
  const name = await made(manager, 'Sample', {
    table_multiselect: [{ region: 'Adyar' }, { region: 'Mylapore' }],
  })
  const { table_multiselect: rows } = valuesOf(await manager.get(resource('Sample', name)))
  expect(rows).toMatchObject([
    { doctype: 'Sample Region', region: 'Adyar', parentfield: 'table_multiselect', idx: 1 },
    { region: 'Mylapore', idx: 2 },
  ])
  expect(
    await manager.put(resource('Sample', name), { table_multiselect: [{ region: 'Nowhere' }] }),
  ).toMatchObject({ status: 417, body: { exc_type: 'LinkValidationError' } })
  expect(await manager.put(resource('Sample', name), { table_multiselect: [] })).toMatchObject({
    status: 200,
    data: { table_multiselect: [] },
  })
})

test('Lists filter and sort by every new number type', async () => {
  await made(manager, 'Sample', { title: 'listed', duration: 60, rating: 0.2, percent: 5 })
  await made(manager, 'Sample', { title: 'listed', duration: 7200, rating: 0.9, percent: 50 })
  const fields = encodeURIComponent(JSON.stringify(['duration', 'rating', 'percent']))
  const filters = encodeURIComponent(
    JSON.stringify([
      ['title', '=', 'listed'],
      ['rating', '>', 0.5],
    ]),
  )
  const response = await manager.get(`${resource('Sample')}?fields=${fields}&filters=${filters}`)
  expect(rowsOf(response)).toEqual([{ duration: 7200, rating: 0.9, percent: 50 }])
})
