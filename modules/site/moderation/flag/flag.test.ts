import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, longText, reading, text, where } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { notifications } from '#site/notifications'
import { moderatedFields, moderatedTypes, moderation } from '../index.ts'

const Poem = docType('Sample Poem', {
  fields: { title: text({ required: true }), words: longText(), is_public: text(), ...moderatedFields },
  access: {
    'System Manager': everything,
    All: reading(where({ is_hidden: 0, is_public: 'yes' })),
    Guest: reading(where({ is_hidden: 0, is_public: 'yes' })),
  },
  titleField: 'title',
})

const poems = defineModule({
  name: 'sample_poems',
  docTypes: [Poem],
  extensions: [
    moderatedTypes.add({
      type: Poem,
      words: (document) => ({
        title: String(Reflect.get(document, 'title')),
        excerpt: String(Reflect.get(document, 'words')),
        author: document.owner,
      }),
    }),
  ],
})

let site: TestSite
let office: TestClient
beforeAll(async () => {
  site = await testSite([notifications, moderation, poems])
  office = await site.userWith('School Office')
})
afterAll(() => site.close())

async function newPoem(is_public = 'yes'): Promise<string> {
  const values = { title: 'Rain', words: 'It rains', is_public }
  return (await site.engine.write(administrator, (documents) => documents.insert(Poem, values))).name
}

const flag = (client: TestClient, reference_name: string, values: object = {}) =>
  client.post('/api/method/mela.moderation.flag', {
    ...{ reference_doctype: 'Sample Poem', reference_name, reason: 'spam', ...values },
  })

async function itemOf(reference_name: string) {
  const { rows } = await office.get('/api/resource/Moderation Item', {
    fields: ['name', 'title', 'excerpt', 'state', 'flag_count', 'is_hidden_meanwhile'],
    filters: [['reference_name', '=', reference_name]],
  })
  return rows
}

const isSeen = async (name: string) =>
  (await site.guest.get(`/api/resource/Sample Poem/${name}`)).status === 200
const decide = (item: unknown, changes: object) =>
  office.put(`/api/resource/Moderation Item/${String(item)}`, changes)

test('Flags enter one queue, once for each person', async () => {
  const name = await newPoem()
  const reader = await site.userWith('Customer')
  await flag(reader, name)
  await flag(reader, name, { reason: 'fraud' })
  await flag(site.guest, name)
  await flag(site.guest, name)
  expect(await itemOf(name)).toMatchObject([
    { title: 'Rain', excerpt: 'It rains', state: 'waiting', flag_count: 2 },
  ])
  expect(await isSeen(name)).toBe(true)
})

test('Counts all concurrent flags, and they hide the post', async () => {
  const name = await newPoem()
  const readers = await Promise.all([1, 2, 3].map(() => site.userWith('Customer')))
  await Promise.all(readers.map((reader) => flag(reader, name)))
  const [item] = await itemOf(name)
  expect(item).toMatchObject({ flag_count: 3, is_hidden_meanwhile: 1 })
  expect(await isSeen(name)).toBe(false)
  await decide(item?.['name'], { state: 'approved' })
  expect(await isSeen(name)).toBe(true)
})

test('The office hides and restores a post, each with a reason', async () => {
  const name = await newPoem()
  await flag(site.guest, name)
  const [item] = await itemOf(name)
  expect((await decide(item?.['name'], { state: 'hidden' })).body).toMatchObject({ field: 'hidden_because' })
  expect(await isSeen(name)).toBe(true)
  expect((await decide(item?.['name'], { state: 'hidden', hidden_because: 'Not a poem' })).status).toBe(200)
  expect(await isSeen(name)).toBe(false)
  expect((await decide(item?.['name'], { state: 'approved' })).body).toMatchObject({
    field: 'restored_because',
  })
  await decide(item?.['name'], { state: 'approved', restored_because: 'It is one' })
  expect(await isSeen(name)).toBe(true)
  expect((await site.emittedEvents()).filter((event) => event === 'moderation.decided')).not.toEqual([])
})

test('A user cannot flag an unreadable post, or learn that it exists', async () => {
  const secret = await newPoem('no')
  const answers = await Promise.all([
    flag(site.guest, secret),
    flag(site.guest, 'nothing'),
    flag(site.guest, secret, { reference_doctype: 'User' }),
    flag(site.guest, secret, { reference_doctype: 'Nonsense' }),
  ])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, body: { exc_type: 'DoesNotExistError' } })
})

test('Readers and guests see nothing of the queue', async () => {
  const reader = await site.userWith('Customer')
  for (const client of [reader, site.guest])
    expect((await client.get('/api/resource/Moderation Item')).status).toBe(403)
})

test('A new account has a daily limit of flags', async () => {
  const eager = await site.userWith('Customer')
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push(await flag(eager, await newPoem()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
})
