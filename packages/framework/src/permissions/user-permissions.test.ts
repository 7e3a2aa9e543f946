import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { testSite, type TestResponse, type TestClient, type TestSite } from '#framework/testing'
import { address, namesIn, shops } from './sample-shops.ts'

let site: TestSite
let manager: TestClient
let administrator: TestClient

beforeAll(async () => {
  site = await testSite([desk, shops])
  administrator = site.administrator
  const regions = [
    ['India', null],
    ['Maharashtra', 'India'],
    ['Pune', 'Maharashtra'],
    ['Kerala', 'India'],
  ]
  for (const [name, parent_region] of regions)
    await administrator.post(address('Try Region'), { name, parent_region })
  for (const [name, region] of [
    ['kite', 'Pune'],
    ['lamp', 'Kerala'],
    ['loom', null],
  ])
    await administrator.post(address('Try Shop'), { name, region, title: name })
  const packages = [
    { name: 'P-kite', shop: 'kite' },
    { name: 'P-lamp', shop: 'lamp' },
    { name: 'P-none' },
    { name: 'P-mixed', shop: 'kite', lines: [{ shop: 'kite' }, { shop: 'lamp' }] },
    { name: 'P-seen', shop: 'kite', seen_in: 'lamp' },
  ]
  for (const one of packages) await administrator.post(address('Try Package'), one)
})
afterAll(() => site.close())

beforeEach(async () => {
  manager = await site.userWith('Store Manager')
})

async function restrict(allow: string, for_value: string, more: object = {}): Promise<TestResponse> {
  return administrator.post(address('User Permission'), { user: manager.user, allow, for_value, ...more })
}

async function namesOf(type: string): Promise<readonly unknown[]> {
  const { data } = await manager.get(address(type), { order_by: 'name asc', limit_page_length: '0' })
  return namesIn(data)
}

async function countOf(doctype: string): Promise<unknown> {
  return (await manager.get('/api/method/frappe.client.get_count', { doctype })).message
}

let made = 0

const everyPackage = ['P-kite', 'P-lamp', 'P-mixed', 'P-none', 'P-seen']

test('Without User Permissions a user reaches what their roles grant', async () => {
  expect(await namesOf('Try Package')).toEqual(everyPackage)
  expect(await namesOf('Try Shop')).toEqual(['kite', 'lamp', 'loom'])
})

test('A User Permission restricts the type and every link to it, and empty links pass', async () => {
  expect((await restrict('Try Shop', 'kite')).status).toBe(200)
  expect(await namesOf('Try Shop')).toEqual(['kite'])
  expect(await namesOf('Try Package')).toEqual(['P-kite', 'P-none', 'P-seen'])
  expect(await countOf('Try Package')).toBe(3)
  for (const name of everyPackage) {
    const isReached = ['P-kite', 'P-none', 'P-seen'].includes(name)
    expect((await manager.get(address('Try Package', name))).status).toBe(isReached ? 200 : 403)
    const written = await manager.put(address('Try Package', name), { note: 'seen' })
    expect(written.status).toBe(isReached ? 200 : 403)
  }
})

test('A new or changed document may not link to a restricted document', async () => {
  await restrict('Try Shop', 'kite')
  const post = (name: string, shop: string) => manager.post(address('Try Package'), { name, shop })
  expect((await post('P-new-lamp', 'lamp')).status).toBe(403)
  expect((await administrator.get(address('Try Package', 'P-new-lamp'))).status).toBe(404)
  expect((await post('P-new-kite', 'kite')).status).toBe(200)
  expect((await manager.put(address('Try Package', 'P-new-kite'), { shop: 'lamp' })).status).toBe(403)
  const rows = { lines: [{ shop: 'lamp' }] }
  expect((await manager.put(address('Try Package', 'P-new-kite'), rows)).status).toBe(403)
  expect((await manager.delete(address('Try Package', 'P-lamp'))).status).toBe(403)
  expect((await manager.delete(address('Try Package', 'P-new-kite'))).status).toBe(202)
})

test('A User Permission may apply to one type only', async () => {
  await restrict('Try Shop', 'kite', { applicable_for: 'Try Package' })
  expect(await namesOf('Try Shop')).toEqual(['kite', 'lamp', 'loom'])
  expect(await namesOf('Try Package')).toEqual(['P-kite', 'P-none', 'P-seen'])
})

test('A User Permission in a tree includes all current descendants', async () => {
  await restrict('Try Region', 'Maharashtra')
  expect(await namesOf('Try Region')).toEqual(['Maharashtra', 'Pune'])
  expect(await namesOf('Try Shop')).toEqual(['kite', 'loom'])
  await administrator.post(address('Try Region'), { name: 'Hadapsar', parent_region: 'Pune' })
  await administrator.put(address('Try Shop', 'lamp'), { region: 'Hadapsar' })
  expect(await namesOf('Try Shop')).toEqual(['kite', 'lamp', 'loom'])
  await administrator.put(address('Try Shop', 'lamp'), { region: 'Kerala' })
  await administrator.delete(address('Try Region', 'Hadapsar'))
  expect(await namesOf('Try Shop')).toEqual(['kite', 'loom'])
})

test('Descendants are excluded when the permission hides them', async () => {
  await restrict('Try Region', 'Maharashtra', { hide_descendants: 1 })
  expect(await namesOf('Try Region')).toEqual(['Maharashtra'])
  expect(await namesOf('Try Shop')).toEqual(['loom'])
})

const packageOf = async (values: object) => {
  const { data } = await manager.post(address('Try Package'), { name: `P-new-${(made += 1)}`, ...values })
  const [name = ''] = namesIn([data])
  await administrator.delete(address('Try Package', name))
  return data
}

test('Links of a new document start with the default, or with the only permitted document', async () => {
  await restrict('Try Shop', 'kite')
  const first = await packageOf({})
  expect(first).toMatchObject({ shop: 'kite' })
  expect(first).not.toHaveProperty('seen_in')
  expect((await restrict('Try Shop', 'lamp', { is_default: 1 })).status).toBe(200)
  expect(await packageOf({})).toMatchObject({ shop: 'lamp' })
  expect(await packageOf({ shop: 'kite' })).toMatchObject({ shop: 'kite' })
  expect(await packageOf({ shop: null })).not.toHaveProperty('shop')
  const { body } = await manager.get('/api/method/frappe.desk.form.load.getdoctype', {
    doctype: 'Try Package',
  })
  const shop: unknown = expect.objectContaining({ fieldname: 'shop', default: 'lamp' })
  const fields: unknown = expect.arrayContaining([shop])
  expect(body).toMatchObject({ docs: [{ fields }, {}] })
})

test('No default is used among several, and a default for another type does not count', async () => {
  await restrict('Try Shop', 'kite')
  await restrict('Try Shop', 'lamp')
  await restrict('Try Shop', 'loom', { is_default: 1, applicable_for: 'Try Region' })
  expect(await packageOf({})).not.toHaveProperty('shop')
})

test('A user has one default per type', async () => {
  await restrict('Try Shop', 'kite', { is_default: 1 })
  const second = await restrict('Try Shop', 'lamp', { is_default: 1 })
  expect(second.body).toMatchObject({ code: 'permissions.one_default' })
  expect((await restrict('Try Region', 'India', { is_default: 1 })).status).toBe(200)
  const { data } = await restrict('Try Shop', 'loom')
  const [name = ''] = namesIn([data])
  expect((await administrator.put(address('User Permission', name), { is_default: 1 })).body).toMatchObject({
    code: 'permissions.one_default',
  })
})

test('A User Permission says whether it applies to all types', async () => {
  const { data } = await restrict('Try Shop', 'kite')
  expect(data).toMatchObject({ apply_to_all_doctypes: 1 })
  const one = await restrict('Try Shop', 'lamp', { apply_to_all_doctypes: 1, applicable_for: 'Try Package' })
  expect(one.data).toMatchObject({ apply_to_all_doctypes: 0, applicable_for: 'Try Package' })
})

test('An empty link does not pass on a strict site', async () => {
  await restrict('Try Shop', 'kite')
  const setStrict = (strict_user_permissions: 0 | 1) =>
    administrator.put(address('System Settings', 'System Settings'), { strict_user_permissions })
  expect((await setStrict(1)).status).toBe(200)
  expect(await namesOf('Try Package')).toEqual(['P-kite', 'P-seen'])
  await setStrict(0)
  expect(await namesOf('Try Package')).toEqual(['P-kite', 'P-none', 'P-seen'])
})

test('User Permissions cost no extra statement for a list or a document', async () => {
  await restrict('Try Region', 'India')
  await restrict('Try Shop', 'kite')
  expect((await manager.get(address('Try Package'))).statements).toHaveLength(2)
  expect((await manager.get(address('Try Package', 'P-kite'))).statements).toHaveLength(2)
})

test('Guests and Administrator are never restricted', async () => {
  await administrator.post(address('User Permission'), {
    user: 'Administrator',
    allow: 'Try Shop',
    for_value: 'kite',
  })
  const { data } = await administrator.get(address('Try Shop'))
  expect(data).toHaveLength(3)
})

test('A User Permission must name an existing type and document', async () => {
  expect((await restrict('Nothing', 'kite')).body).toMatchObject({ exc_type: 'LinkValidationError' })
  expect((await restrict('Try Shop', 'nowhere')).body).toMatchObject({ exc_type: 'LinkValidationError' })
  expect((await restrict('Try Shop', 'kite', { applicable_for: 'Nothing' })).status).toBe(417)
})

test('Only a system manager restricts users, and a user sees their own restrictions only', async () => {
  await restrict('Try Shop', 'kite')
  expect((await manager.post(address('User Permission'), {})).status).toBe(403)
  const { data } = await manager.get(address('User Permission'), { fields: ['for_value'] })
  expect(data).toEqual([{ for_value: 'kite' }])
  const other = await site.userWith('Store Manager')
  expect((await other.get(address('User Permission'))).data).toEqual([])
})

test('A deleted User Permission stops restricting from the next request on', async () => {
  const { data } = await restrict('Try Shop', 'kite')
  expect(await namesOf('Try Shop')).toEqual(['kite'])
  await administrator.delete(address('User Permission', namesIn([data]).join()))
  expect(await namesOf('Try Shop')).toEqual(['kite', 'lamp', 'loom'])
})
