import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, docType, everything, link, reading, text, where } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Relation = docType('Relation', {
  fields: { user: link('User'), is_active: check() },
  access: { 'System Manager': everything },
  impliedRole: { role: 'Member', userField: 'user', values: { is_active: 1 } },
})
const Circular = docType('Circular', {
  fields: { title: text(), published: check() },
  access: { Member: reading(where({ published: 1 })) },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'circulars', docTypes: [Relation, Circular] })])
  await site.engine.write(administrator, (documents) =>
    documents.insert(Circular, { title: 'School closes at noon', published: 1 }),
  )
})
afterAll(() => site.close())

const list = async (client: TestClient) => (await client.get('/api/resource/Circular')).status

const relate = (client: TestClient, is_active: 0 | 1) =>
  site.engine.write(administrator, (documents) =>
    documents.insert(Relation, { user: client.user, is_active }),
  )

test('A user with only an account is not a member, whatever shop or family roles they have', async () => {
  expect(await list(site.guest)).toBe(403)
  expect(await list(await site.userWith('Customer', 'Guardian', 'Volunteer', 'Seller'))).toBe(403)
})

test.each(['Member', 'School Office', 'Store Manager', 'Event Staff', 'Moderator'] as const)(
  'A user with the role %s is a member',
  async (role) => {
    expect(await list(await site.userWith(role))).toBe(200)
  },
)

test('A document that names a user makes them a member while its values match', async () => {
  const person = await site.userWith('Guardian')
  await relate(person, 0)
  expect(await list(person)).toBe(403)
  const { name } = await relate(person, 1)
  expect(await list(person)).toBe(200)
  await site.engine.write(administrator, (documents) => documents.save(Relation, name, { is_active: 0 }))
  expect(await list(person)).toBe(403)
})

test('Nobody is a member while the role is disabled', async () => {
  const person = await site.userWith('Member')
  await relate(person, 1)
  const setDisabled = (disabled: 0 | 1) => site.administrator.put('/api/resource/Role/Member', { disabled })
  await setDisabled(1)
  expect(await list(person)).toBe(403)
  await setDisabled(0)
  expect(await list(person)).toBe(200)
})
