import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, byField, docType, everything, grant, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { tags } from './tags.module.ts'

const Kite = docType('Try Kite', {
  naming: byField('title'),
  fields: { title: text({ required: true }) },
  titleField: 'title',
  access: { 'System Manager': everything, Customer: grant({ read: always }) },
})

let site: TestSite
let manager: TestClient
let customer: TestClient

const kites = '/api/resource/Try%20Kite'

async function titles(client: TestClient, ...filters: readonly unknown[]): Promise<unknown> {
  const asked = { fields: ['title'], as_dict: 'false', order_by: 'title asc', filters }
  const { data, status } = await client.get(kites, asked)
  return Array.isArray(data) ? data.flat() : status
}

beforeAll(async () => {
  site = await testSite([tags, defineModule({ name: 'kites', docTypes: [Kite] })])
  manager = await site.userWith('System Manager')
  customer = await site.userWith('Customer')
  const tagged = { red: ['urgent', 'for sale'], blue: ['urgent'], green: ['urgently needed'], plain: [] }
  for (const [title, words] of Object.entries(tagged)) {
    await manager.post(kites, { title })
    for (const tag of words)
      await manager.post('/api/method/mela.tags.add_tag', { tag, dt: 'Try Kite', dn: title })
  }
})
afterAll(() => site.close())

test.each([
  ['one tag', [['_user_tags', '=', 'urgent']], ['blue', 'red']],
  [
    'both tags',
    [
      ['_user_tags', '=', 'urgent'],
      ['_user_tags', '=', 'for sale'],
    ],
    ['red'],
  ],
  ['a part of a tag', [['_user_tags', 'like', '%urgent%']], ['blue', 'green', 'red']],
  ['one of some', [['_user_tags', 'in', ['for sale', 'urgently needed']]], ['green', 'red']],
  ['none of that name', [['_user_tags', '!=', 'urgent']], ['green', 'plain']],
  ['none like that', [['_user_tags', 'not like', '%urgent%']], ['plain']],
  ['none of some', [['_user_tags', 'not in', ['urgent', 'for sale']]], ['green', 'plain']],
  ['any tag', [['_user_tags', 'is', 'set']], ['blue', 'green', 'red']],
  ['no tag', [['Try Kite', '_user_tags', 'is', 'not set']], ['plain']],
])('Documents are found by %s', async (_noun, filters, found) => {
  expect(await titles(manager, ...filters)).toEqual(found)
})

test('A list shows the tags of its documents in one statement', async () => {
  const { data, statements } = await manager.get(kites, {
    fields: ['title', '_user_tags'],
    order_by: 'title asc',
  })
  expect(data).toEqual([
    { title: 'blue', _user_tags: ',urgent,' },
    { title: 'green', _user_tags: ',urgently needed,' },
    { title: 'plain', _user_tags: null },
    { title: 'red', _user_tags: ',for sale,urgent,' },
  ])
  expect(statements.filter((statement) => statement.includes('Try Kite'))).toHaveLength(1)
})

test('A user who may not write the documents sees no tags and cannot search by them', async () => {
  const { data } = await customer.get(kites, { fields: ['title', '_user_tags'], limit: 1 })
  expect(data).toEqual([{ title: expect.any(String) }])
  expect(await titles(customer, ['_user_tags', '=', 'urgent'])).toBe(417)
})
