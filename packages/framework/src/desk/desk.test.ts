import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  docType,
  everything,
  link,
  reading,
  secret,
  select,
  single,
  text,
  whereOwner,
  whereUser,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rowsOf, sampleModule, testSite, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const Ledger = docType('Sample Ledger', {
  fields: { title: text() },
  access: { 'System Manager': everything },
})

const SigningSettings = docType('Sample Signing Settings', {
  naming: single,
  fields: { signing_secret: secret({ readOnly: true, hidden: true }) },
  access: { 'System Manager': everything },
})

const Receipt = docType('Sample Receipt', {
  fields: { title: text(), user: link('User') },
  access: { 'Store Manager': everything, All: reading(whereUser('user')) },
})

const Shop = docType('Sample Stall', {
  fields: { title: text() },
  access: { Seller: reading(whereOwner) },
})

const Album = docType('Sample Album', {
  fields: { title: text() },
  access: { 'Store Manager': everything, Guest: reading(always), All: reading(always) },
  titleField: 'title',
})

const Loan = docType('Sample Loan', {
  fields: { album: text({ setOnlyOnce: true, linksTo: 'Sample Album' }) },
  access: { 'Store Manager': everything },
  titleField: 'album',
})

const Rank = docType('Sample Rank', {
  fields: { place: select(['first_place', 'last_place']) },
  access: { 'Store Manager': everything },
  titleField: 'place',
})

const labels = { 'type.sample_rank.place.options.first_place': 'First' }

let site: TestSite

beforeAll(async () => {
  site = await testSite([
    sampleModule().module,
    defineModule({
      name: 'office',
      docTypes: [Ledger, SigningSettings, Receipt, Shop, Album, Loan, Rank],
      messages: { en: labels, hi: {}, ta: {} },
    }),
    desk,
  ])
  await site.administrator.post('/api/resource/Sample Book', { title: 'Kites', published: 1 })
  await site.administrator.post('/api/resource/Sample Book', { title: 'Lamps' })
})

afterAll(() => site.close())

test('Staff see the types they may read, each with its domain and their permissions', async () => {
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
    show_title_field_in_link: true,
    can_create: true,
    can_write: true,
    can_delete: false,
    can_export: false,
    can_share_views: false,
    earlier_name: null,
  })
})

test('Settings without a visible field have no form', async () => {
  const { message } = await site.administrator.get('/api/method/mela.desk.get_types')
  expect(rowsOf(message).map(({ name }) => name)).not.toContain('Sample Signing Settings')
})

test('A type that only methods create is not offered for a new document, not even to an administrator', async () => {
  const { message } = await site.administrator.get('/api/method/mela.desk.get_types')
  expect(message).toContainEqual(expect.objectContaining({ name: 'Sample Stall', can_create: false }))
  expect(message).toContainEqual(expect.objectContaining({ name: 'Sample Album', can_create: true }))
})

test('System types have a section of their own, and the home page does not list them', async () => {
  const { message: types } = await site.administrator.get('/api/method/mela.desk.get_types')
  expect(types).toContainEqual(expect.objectContaining({ name: 'User', section: 'people' }))
  expect(types).toContainEqual(expect.objectContaining({ name: 'Session', section: 'system' }))
  const { message: latest } = await site.administrator.get('/api/method/mela.desk.get_latest')
  for (const doctype of ['User', 'Session'])
    expect(latest).not.toContainEqual(expect.objectContaining({ doctype }))
})

test('A menu lists the types a user works on and omits those where they only have documents as a customer', async () => {
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

test('A type that everyone may read is in the menu of staff and not of a seller, who can still read it', async () => {
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

test('A type that a seller may change is in the seller’s menu', async () => {
  const seller = await site.userWith('Seller')
  const { message } = await seller.get('/api/method/mela.desk.get_types')
  const placeOf = (name: string) => rowsOf(message).find((row) => row['name'] === name)?.['is_worked_with']
  expect([placeOf('Sample Book'), placeOf('Sample Stall')]).toEqual([true, true])
})

test('Child types are not listed as types', async () => {
  const { message } = await site.administrator.get('/api/method/mela.desk.get_types')
  expect(message).not.toContainEqual(expect.objectContaining({ name: 'Sample Note' }))
})

test('A guest gets no menu', async () => {
  for (const name of ['get_types', 'get_waiting', 'get_latest', 'get_count?doctype=Sample Book'])
    expect((await site.guest.get(`/api/method/mela.desk.${name}`)).status).toBe(403)
})

test('The newest document comes first, with its title', async () => {
  await site.administrator.post('/api/resource/Sample Shelf', { title: 'Upper shelf' })
  const { message } = await site.administrator.get('/api/method/mela.desk.get_latest')
  const [newest] = message as readonly unknown[]
  expect(newest).toMatchObject({ doctype: 'Sample Shelf', name: 'Upper shelf', title: 'Upper shelf' })
})

test('The latest documents have the label of a choice and the title of a linked document', async () => {
  const [album] = rowsOf((await site.administrator.get('/api/resource/Sample Album')).data)
  await site.administrator.post('/api/resource/Sample Loan', { album: album?.['name'] })
  await site.administrator.post('/api/resource/Sample Rank', { place: 'first_place' })
  const { message } = await site.administrator.get('/api/method/mela.desk.get_latest')
  const titleOf = (type: string) => rowsOf(message).find(({ doctype }) => doctype === type)?.['title']
  expect([titleOf('Sample Loan'), titleOf('Sample Rank')]).toEqual(['Sports day', 'First'])
})

test('Frappe’s count call takes filters and works under its own name', async () => {
  const query = { doctype: 'Sample Book', filters: [['title', '=', 'Kites']] }
  for (const name of ['mela.desk.get_count', 'frappe.client.get_count'])
    expect((await site.administrator.get(`/api/method/${name}`, query)).message).toBe(1)
})

test('Refuses to count a type that the caller may not read', async () => {
  const parent = await site.userWith('Guardian')
  const { status } = await parent.get('/api/method/mela.desk.get_count', { doctype: 'Sample Ledger' })
  expect(status).toBe(403)
  expect((await parent.get('/api/method/mela.desk.get_count', { doctype: 'Nothing' })).status).toBe(404)
})
