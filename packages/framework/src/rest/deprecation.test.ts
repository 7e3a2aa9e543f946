import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  docType,
  dynamicLink,
  everything,
  int,
  prompted,
  reading,
  select,
  text,
} from '#framework/doctypes'
import { anyone, defineModule, method, signedInUsers } from '#framework/modules'
import { testSite, type TestResponse, type TestClient, type TestSite } from '#framework/testing'

const Package = docType('Sample Package', {
  naming: prompted,
  renamedFrom: 'Sample Bundle',
  fields: {
    label: text({ required: true, renamedFrom: 'told' }),
    returned_amount: int({ renamedFrom: 'gone_back' }),
    state: select(['packed', 'requested'], { renamedChoices: { asked: 'requested' } }),
    about_type: text(),
    about: dynamicLink('about_type'),
  },
  access: { 'System Manager': everything, All: reading(always), Guest: reading(always) },
})

const countPackages = method({
  access: anyone,
  renamedFrom: 'wharf.how_many',
  input: { label: text({ renamedFrom: 'told' }) },
  reads: true,
  run: ({ input, documents }) =>
    documents.count(Package, { filters: input.label === null ? [] : [['label', '=', input.label]] }),
})

const echoLabel = method({
  access: signedInUsers,
  renamedFrom: 'packages.shout',
  input: { label: text({ required: true, renamedFrom: 'told' }) },
  run: ({ input }) => Promise.resolve(input.label),
})

const wharf = defineModule({ name: 'packages', docTypes: [Package], methods: { countPackages, echoLabel } })
const uses: string[] = []
let clock = new Date()
let site: TestSite
let manager: TestClient

beforeAll(async () => {
  const settings = { onDeprecatedUse: (use: string) => void uses.push(use), clock: () => clock }
  site = await testSite([wharf], { settings })
  manager = await site.userWith('System Manager')
  await manager.post('/api/resource/Sample Package', { name: 'a', label: 'A', returned_amount: 3 })
})
afterAll(() => site.close())

const DAY = '@1795478400'
const headerOf = ({ headers }: TestResponse) => headers.get('deprecation')
const packages = '/api/resource/Sample Package'

test('A method works under its former name and reports the name as deprecated', async () => {
  const now = await manager.post('/api/method/mela.packages.echo_label', { label: 'A' })
  const before = await manager.post('/api/method/mela.packages.shout', { label: 'A' })
  expect([now.message, headerOf(now)]).toEqual(['A', null])
  expect([before.status, before.message, headerOf(before)]).toEqual([200, 'A', DAY])
})

test.each(['wharf.how_many', 'mela.wharf.how_many', 'ecommerce_business_store.wharf.how_many'])(
  'The former name %s is reported as deprecated to guests too, fresh and from the cache',
  async (name) => {
    const ask = () => site.guest.get(`/api/method/${name}`)
    const answers = [await ask(), await ask(), await ask()]
    expect(answers.map((response) => [response.message, headerOf(response)])).toEqual(Array(3).fill([1, DAY]))
    expect(answers[2]?.statements).toEqual([])
    expect(headerOf(await site.guest.get('/api/method/mela.packages.count_packages'))).toBeNull()
  },
)

test('An argument works under its former name, and the current name takes precedence', async () => {
  const ask = (args: object) => site.guest.post('/api/method/mela.packages.count_packages', args)
  const [none, now, both] = [
    await ask({ told: 'B' }),
    await ask({ label: 'A' }),
    await ask({ told: 'B', label: 'A' }),
  ]
  expect([none, now, both].map(({ message }) => message)).toEqual([0, 1, 1])
  expect([none, now, both].map(headerOf)).toEqual([DAY, null, DAY])
})

test('A document is written by the former names of its fields and type', async () => {
  const made = await manager.post('/api/resource/Sample Bundle', { name: 'b', told: 'B', gone_back: 4 })
  expect(made.data).toMatchObject({ doctype: 'Sample Package', label: 'B', returned_amount: 4 })
  expect([made.status, headerOf(made)]).toEqual([200, DAY])
  const saved = await manager.put(`${packages}/b`, { gone_back: 5 })
  expect([saved.data, headerOf(saved)]).toEqual([expect.objectContaining({ returned_amount: 5 }), DAY])
  const today = await manager.put(`${packages}/b`, { returned_amount: 6 })
  expect([today.data, headerOf(today)]).toEqual([expect.objectContaining({ returned_amount: 6 }), null])
  await manager.delete(`${packages}/b`)
})

test('Generic calls accept the former names of fields', async () => {
  const set = { doctype: 'Sample Package', name: 'a', fieldname: 'gone_back', value: 3 }
  const { message } = await manager.post('/api/method/frappe.client.set_value', set)
  expect(message).toMatchObject({ returned_amount: 3 })
  const asked = { doctype: 'Sample Package', fields: '["gone_back"]', filters: '{"told":"A"}' }
  expect((await manager.get('/api/method/frappe.client.get_list', asked)).message).toEqual([{ gone_back: 3 }])
})

test.each([
  { filters: '[["told","=","A"]]' },
  { filters: '{"told":"A"}' },
  { or_filters: '[["Sample Package","told","=","A"]]' },
  { order_by: 'gone_back desc' },
])('A list accepts the former name of a field: %j', async (query) => {
  const listed = await site.guest.get(packages, query)
  expect([listed.rows, headerOf(listed)]).toEqual([[{ name: 'a' }], DAY])
})

test('A list returns a field under the former name that was requested', async () => {
  const fields = '["told","sum(gone_back) as gone_back"]'
  const listed = await site.guest.get(packages, { fields, group_by: 'told' })
  expect([listed.rows, headerOf(listed)]).toEqual([[{ told: 'A', gone_back: 3 }], DAY])
  expect(headerOf(await site.guest.get(packages, { fields: '["label"]' }))).toBeNull()
})

test('A renamed choice is written and found by its earlier value', async () => {
  const made = await manager.post(packages, { name: 'c', label: 'C', state: 'asked' })
  expect([made.data, headerOf(made)]).toEqual([expect.objectContaining({ state: 'requested' }), DAY])
  const found = async (filter: unknown) =>
    (await manager.get(packages, { filters: JSON.stringify([filter]) })).rows
  expect(await found(['state', '=', 'asked'])).toEqual([{ name: 'c' }])
  expect(await found(['state', 'in', ['asked', 'packed']])).toEqual([{ name: 'c' }])
  expect(await found(['state', '!=', 'asked'])).toEqual([{ name: 'a' }])
  await manager.delete(`${packages}/c`)
})

test('Documents that name a renamed type are found by its earlier name', async () => {
  const about = { about_type: 'Sample Package', about: 'a' }
  await manager.post(packages, { name: 'd', label: 'D', ...about })
  const filters = '[["about_type","=","Sample Bundle"],["about","=","a"]]'
  expect((await manager.get(packages, { filters })).rows).toEqual([{ name: 'd' }])
  expect(
    (await manager.get(packages, { filters: '{"about_type":["in","Sample Bundle,Other"]}' })).rows,
  ).toEqual([{ name: 'd' }])
  await manager.delete(`${packages}/d`)
})

test('A single document has current names only', async () => {
  const read = await site.guest.get('/api/resource/Sample Bundle/a')
  expect(read.data).toMatchObject({ label: 'A', returned_amount: 3 })
  expect(read.data).not.toHaveProperty('told')
  expect(headerOf(read)).toBe(DAY)
})

test('Each deprecated use is logged once an hour', async () => {
  const shout = () => manager.post('/api/method/mela.packages.shout', { label: 'A' })
  clock = new Date(clock.getTime() + 3_600_000)
  uses.length = 0
  for (let time = 0; time < 3; time += 1) await shout()
  expect(uses).toEqual(['method mela.packages.shout'])
  clock = new Date(clock.getTime() + 3_600_000)
  await shout()
  expect(uses).toHaveLength(2)
})
