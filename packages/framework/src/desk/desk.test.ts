import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, link, reading, text, whereOwner, whereUser } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rowsOf, sampleModule, testSite, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const Ledger = docType('Sample Ledger', {
  fields: { title: text() },
  access: { 'System Manager': everything },
})

/** What somebody ordered, say: he reads his own in the app, whatever he works at. */
const Receipt = docType('Sample Receipt', {
  fields: { title: text(), user: link('User') },
  access: { 'Store Manager': everything, All: reading(whereUser('user')) },
})

/** What sellers make for themselves. */
const Shop = docType('Sample Stall', {
  fields: { title: text() },
  access: { Seller: reading(whereOwner) },
})

/** What everybody may look at, as the house's albums. */
const Album = docType('Sample Album', {
  fields: { title: text() },
  access: { 'Store Manager': everything, Guest: reading(always), All: reading(always) },
})

let site: TestSite

beforeAll(async () => {
  site = await testSite([
    sampleModule().module,
    defineModule({ name: 'office', docTypes: [Ledger, Receipt, Shop, Album] }),
    desk,
  ])
  await site.administrator.post('/api/resource/Sample Book', { title: 'Kites', published: 1 })
  await site.administrator.post('/api/resource/Sample Book', { title: 'Lamps' })
})

afterAll(() => site.close())

test('staff are told which types they may read, of which room, and what they may do with them', async () => {
  const manager = await site.userWith('Store Manager')
  const { message } = await manager.get('/api/method/mela.desk.get_types')
  expect(message).toContainEqual({
    name: 'Sample Book',
    label: 'Sample Book',
    module: 'sample',
    section: 'organisation',
    is_single: false,
    is_worked_with: true,
    title_field: 'title',
    can_create: true,
    can_write: true,
    can_delete: false,
    can_export: false,
    can_share_views: false,
  })
})

test('the system keeps its own things on a shelf of its own, and the home is silent about them', async () => {
  const { message: types } = await site.administrator.get('/api/method/mela.desk.get_types')
  expect(types).toContainEqual(expect.objectContaining({ name: 'User', section: 'people' }))
  expect(types).toContainEqual(expect.objectContaining({ name: 'Session', section: 'system' }))
  const { message: latest } = await site.administrator.get('/api/method/mela.desk.get_latest')
  for (const doctype of ['User', 'Session'])
    expect(latest).not.toContainEqual(expect.objectContaining({ doctype }))
})

test('what is somebody’s own as a customer alone has no place in his menu; what he works at has', async () => {
  const shownTo = async (role: 'Seller' | 'Store Manager') => {
    const client = await site.userWith(role)
    const { message } = await client.get('/api/method/mela.desk.get_types')
    return rowsOf(message).map(({ name }) => String(name))
  }
  const sellers = await shownTo('Seller')
  expect(sellers).toContain('Sample Stall')
  expect(sellers).not.toContain('Sample Receipt')
  expect(await shownTo('Store Manager')).toContain('Sample Receipt')
})

test('what everybody may read has a place in the desk of staff, and none in that of a seller, who still reads it', async () => {
  await site.administrator.post('/api/resource/Sample Album', { title: 'Sports day' })
  const shownTo = async (role: 'Seller' | 'Store Manager' | 'School Office') => {
    const client = await site.userWith(role)
    const named = async (method: string, key: string) => {
      const { message } = await client.get(`/api/method/mela.desk.${method}`)
      return rowsOf(message).find((row) => row[key] === 'Sample Album')
    }
    const type = await named('get_types', 'name')
    return [type?.['is_worked_with'], (await named('get_latest', 'doctype')) !== undefined]
  }
  expect(await shownTo('Seller')).toEqual([false, false])
  expect(await shownTo('Store Manager')).toEqual([true, true])
  expect(await shownTo('School Office')).toEqual([true, true])
})

test('what a seller may change has a place in his desk', async () => {
  const seller = await site.userWith('Seller')
  const { message } = await seller.get('/api/method/mela.desk.get_types')
  const placeOf = (name: string) => rowsOf(message).find((row) => row['name'] === name)?.['is_worked_with']
  expect([placeOf('Sample Book'), placeOf('Sample Stall')]).toEqual([true, true])
})

test('rows of other documents are no types of their own', async () => {
  const { message } = await site.administrator.get('/api/method/mela.desk.get_types')
  expect(message).not.toContainEqual(expect.objectContaining({ name: 'Sample Note' }))
})

test('whoever is not signed in is told nothing', async () => {
  for (const name of ['get_types', 'get_waiting', 'get_latest', 'get_count?doctype=Sample Book'])
    expect((await site.guest.get(`/api/method/mela.desk.${name}`)).status).toBe(403)
})

test('the newest document comes first, with its title', async () => {
  await site.administrator.post('/api/resource/Sample Shelf', { title: 'Upper shelf' })
  const { message } = await site.administrator.get('/api/method/mela.desk.get_latest')
  const [newest] = message as readonly unknown[]
  expect(newest).toMatchObject({ doctype: 'Sample Shelf', name: 'Upper shelf', title: 'Upper shelf' })
})

test('the dialect’s count answers to filters and to its own name', async () => {
  const query = { doctype: 'Sample Book', filters: [['title', '=', 'Kites']] }
  for (const name of ['mela.desk.get_count', 'frappe.client.get_count'])
    expect((await site.administrator.get(`/api/method/${name}`, query)).message).toBe(1)
})

test('counting a type that may not be read is refused', async () => {
  const parent = await site.userWith('Guardian')
  const { status } = await parent.get('/api/method/mela.desk.get_count', { doctype: 'Sample Ledger' })
  expect(status).toBe(403)
  expect((await parent.get('/api/method/mela.desk.get_count', { doctype: 'Nothing' })).status).toBe(404)
})
