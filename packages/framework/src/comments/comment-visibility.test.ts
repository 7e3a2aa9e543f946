import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  docType,
  everything,
  grant,
  link,
  prompted,
  reading,
  text,
  through,
  where,
  whereUser,
} from '#framework/doctypes'
import { desk } from '#framework/desk'
import { User } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { tags } from '#framework/tags'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { comments } from './comments.module.ts'

const linksUnread = 'the store names accounts'

const Shop = docType('Try Stall', {
  naming: prompted,
  fields: { owner_user: link('User', { linksUnread }) },
  access: { 'Store Manager': everything },
})

const ofOwnShop = through('stall', 'Try Stall', whereUser('owner_user'))

const Ware = docType('Try Ware', {
  naming: prompted,
  fields: { title: text(), stall: link('Try Stall'), state: text(), buyer: link('User', { linksUnread }) },
  access: {
    'Store Manager': everything,
    Seller: grant({ select: ofOwnShop, read: ofOwnShop, write: ofOwnShop }),
    All: reading(whereUser('buyer')),
    Guest: reading(where({ state: 'live' })),
  },
})

type Person = 'shopper' | 'friend' | 'moderator' | 'clerk' | 'seller' | 'other' | 'office'

let site: TestSite
let people: Readonly<Record<Person, TestClient>>

const wares = '/api/resource/Try%20Ware'
const method = (name: string) => `/api/method/${name}`
const asked = { doctype: 'Try Ware', name: 'kite' }
const onKite = { reference_doctype: 'Try Ware', reference_name: 'kite' }

async function everyone(): Promise<Readonly<Record<Person, TestClient>>> {
  return {
    shopper: await site.userWith('Customer'),
    friend: await site.userWith(),
    moderator: await site.userWith('Moderator'),
    clerk: await site.userWith(),
    seller: await site.userWith('Seller'),
    other: await site.userWith('Seller'),
    office: await site.userWith('Store Manager'),
  }
}

beforeAll(async () => {
  site = await testSite([desk, comments, tags, defineModule({ name: 'stalls', docTypes: [Shop, Ware] })])
  people = await everyone()
  const { office, seller, other, shopper, friend, clerk } = people
  await office.post('/api/resource/Try%20Stall', { name: 'kites', owner_user: seller.user })
  await office.post('/api/resource/Try%20Stall', { name: 'lamps', owner_user: other.user })
  await office.post(wares, { name: 'kite', stall: 'kites', state: 'live', buyer: shopper.user })
  await office.put(`${wares}/kite`, { title: 'Kite' })
  await office.post(method('mela.comments.add_comment'), { ...onKite, content: 'INTERNAL: late' })
  await office.post(method('mela.tags.add_tag'), { tag: 'doubtful', dt: 'Try Ware', dn: 'kite' })
  for (const { user } of [friend, clerk])
    await office.post(method('frappe.share.add'), { ...asked, user, write: 1 })
  await site.engine.write(administrator, (documents) =>
    documents.save(User, clerk.user, { user_type: 'System User' }),
  )
})
afterAll(() => site.close())

const infoOf = async (client: TestClient): Promise<unknown> => {
  const { body, status } = await client.get(method('frappe.desk.form.load.getdoc'), asked)
  expect([client.user, status]).toEqual([client.user, 200])
  return Object.getOwnPropertyDescriptor(body, 'docinfo')?.value
}

const outsiders = ['shopper', 'friend', 'moderator', 'other'] as const
const workers = ['seller', 'clerk', 'office'] as const

test.each(outsiders)(
  'A %s who only reads the document sees none of its staff comments and activity',
  async (who) => {
    const client = people[who]
    expect(await infoOf(client)).toMatchObject({
      ...{ may_comment: 0, comments: [], total_comments: 0, versions: [], shared: [] },
      ...{ tags: '', user_info: {}, permissions: { read: 1 } },
    })
    for (const name of ['mela.desk.get_versions', 'frappe.share.get_users'])
      expect((await client.get(method(name), asked)).message).toEqual([])
    const { data } = await client.get(wares, { fields: ['name', '_user_tags'] })
    expect(data).toEqual([{ name: 'kite' }])
    const byTag = await client.get(wares, { filters: [['_user_tags', '=', 'doubtful']] })
    expect(byTag.status).toBe(417)
    const known = await client.get(method('mela.tags.get_tags'), { doctype: 'Try Ware' })
    expect(known.message ?? []).toEqual([])
  },
)

test.each(workers)('A %s who works on the document sees all of its comments and activity', async (who) => {
  const info = await infoOf(people[who])
  expect(info).toMatchObject({
    ...{ may_comment: 1, comments: [{ content: 'INTERNAL: late' }], tags: 'doubtful' },
    versions: [{ owner: people.office.user }, { owner: people.office.user }],
    user_info: { [people.office.user]: { fullname: 'Store Manager' } },
  })
  expect(rowsOf(valuesOf(info)['shared']).map(({ user }) => user)).toContain(people.friend.user)
  expect((await people[who].get(method('mela.desk.get_versions'), asked)).message).toHaveLength(2)
})

test('A guest gets no comments or activity from any of these calls', async () => {
  const { guest } = site
  const calls = ['frappe.desk.form.load.getdoc', 'mela.desk.get_versions', 'frappe.share.get_users']
  for (const name of calls) expect((await guest.get(method(name), asked)).status).toBe(403)
  expect((await guest.post('/api/resource/Comment', { ...onKite, content: 'x' })).status).toBe(403)
})

const refusedCalls: readonly (readonly [string, object])[] = [
  [method('frappe.desk.form.utils.add_comment'), { ...onKite, content: 'x' }],
  ['/api/resource/Comment', { ...onKite, content: 'x' }],
  [method('frappe.client.insert'), { doc: { doctype: 'Comment', ...onKite, content: 'x' } }],
  [method('frappe.client.insert_many'), { docs: [{ doctype: 'Comment', ...onKite, content: 'x' }] }],
  [method('mela.tags.add_tag'), { tag: 'x', dt: 'Try Ware', dn: 'kite' }],
]

test.each(outsiders)('A %s cannot comment on the document by any call', async (who) => {
  for (const [path, body] of refusedCalls)
    expect([path, (await people[who].post(path, body)).status]).toEqual([path, 403])
  expect(await infoOf(people.office)).toMatchObject({ total_comments: 1, tags: 'doubtful' })
})

test('A seller comments on their own documents and not on the goods of another seller', async () => {
  const content = 'on its way'
  const { message } = await people.seller.post(method('mela.comments.add_comment'), { ...onKite, content })
  const { name } = valuesOf(message)
  expect((await people.other.post(method('mela.comments.delete_comment'), { name })).status).toBe(403)
  const remove = await people.seller.post(method('mela.comments.delete_comment'), { name })
  expect(remove.status).toBe(200)
})

test('Lists, counts, exports and documents show comments and versions only to their authors', async () => {
  const [comment] = (await site.administrator.get('/api/resource/Comment')).rows
  const [version] = (await site.administrator.get('/api/resource/Version')).rows
  const names = { Comment: comment?.['name'], Version: version?.['name'] }
  const readers = [site.guest, ...[...outsiders, 'seller' as const].map((who) => people[who])]
  for (const client of readers)
    for (const [doctype, name] of Object.entries(names)) {
      const list = await client.get(`/api/resource/${doctype}`, { fields: ['*'] })
      expect(list.rows).toEqual([])
      expect((await client.get(`/api/resource/${doctype}/${String(name)}`)).status).toBeGreaterThan(402)
      const count = await client.get(method('frappe.client.get_count'), { doctype })
      expect(count.message ?? 0).toBe(0)
      const exported = await client.get(method('mela.desk.export'), { doctype, fields: ['name'] })
      expect(String(exported.body)).not.toContain(String(name))
    }
})

test('A user who loses the staff role sees no comments from then on', async () => {
  const formerStaff = await site.userWith('Store Manager')
  expect(await infoOf(formerStaff)).toMatchObject({ total_comments: 1 })
  await site.engine.write(administrator, (documents) => documents.save(User, formerStaff.user, { roles: [] }))
  expect(await infoOf(formerStaff)).toMatchObject({ total_comments: 0, versions: [] })
})
