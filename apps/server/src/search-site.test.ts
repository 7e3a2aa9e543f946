import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginsWord } from '#framework/queries'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { Translation } from '#site/translations'
import { modules } from '../modules.ts'

let site: TestSite

const add = async (type: string, fields: object) =>
  expect((await site.administrator.post(`/api/resource/${type}`, fields)).status).toBe(200)

const html = (text: string) => JSON.stringify({ html: `<p>${text}</p>` })

beforeAll(async () => {
  site = await testSite(modules)
  const page = (title: string, route: string, more: object = {}) =>
    add('Web Page', { title, route, published: 1, ...more })
  const section = { section_name: 'Text', section_type: 'rich text' }
  await page('Cancellation policy', 'cancellation-policy', {
    sections: [{ ...section, data: html('To return something,\nopen the order.') }],
  })
  await page('Privacy policy', 'privacy-policy')
  await page('Secret policy', 'secret-policy', { published: 0 })
  await page('Later policy', 'later-policy', { publish_on: '2099-01-01 00:00:00' })
  const event = (title: string, more: object = {}) =>
    add('Mela Event', { title, start_date: '2099-01-02', end_date: '2099-01-02', published: 1, ...more })
  await event('Kite and kolam morning', { venue: 'Elliot’s Beach' })
  await event('Kite workshop for members', { visibility: 'members' })
  await event('Kite day that is not told yet', { published: 0 })
  await add('Gallery', { title: 'The kites of last year', published: 1 })
  await add('Gallery', { title: 'Kites of class three', published: 1, visibility: 'members' })
  await add('Business', { business_name: 'Kite Makers', tagline: 'Paper and sticks', state: 'live' })
  await add('Business', { business_name: 'Kite Sellers', state: 'suspended' })
  const addTranslation = (language: string, source_text: string, translated_text: string) =>
    add('Translation', { language, source_text, translated_text })
  await addTranslation('hi', 'Kite and kolam morning', 'पतंग और कोलम की सुबह')
  await addTranslation('ta', 'Kite and kolam morning', 'பட்டமும் கோலமும்: ஒரு காலை')
  await addTranslation('hi', 'Paper and sticks', 'कागज़ और तीलियाँ')
})
afterAll(() => site.close())

const ask = (client: TestClient, text: string, language = 'en') =>
  client.get('/api/method/mela.search.search_site', { text, _lang: language })

async function found(client: TestClient, text: string): Promise<readonly unknown[]> {
  const { message } = await ask(client, text)
  return rowsOf(valuesOf(message)['groups']).flatMap(({ results }) =>
    rowsOf(results).map(({ title }) => title),
  )
}

test('A guest finds public events, albums, pages and live sellers, each with its address', async () => {
  const { status, message } = await ask(site.guest, 'kites')
  expect(status).toBe(200)
  expect(message).toMatchObject({
    groups: [
      {
        group: 'events',
        results: [{ title: 'Kite and kolam morning', note: 'Elliot’s Beach', day: '2099-01-02' }],
      },
      { group: 'albums', results: [{ title: 'The kites of last year' }] },
      { group: 'sellers', results: [{ title: 'Kite Makers', path: '/search?seller=BS-00001' }] },
    ],
  })
})

test('A policy is found by its title and its text, the one with more of the words first', async () => {
  expect(await found(site.guest, 'return policy')).toEqual(['Cancellation policy'])
  expect(await found(site.guest, 'policies')).toEqual(['Cancellation policy', 'Privacy policy'])
  expect(await found(site.guest, 'open order')).toEqual(['Cancellation policy'])
})

test('A page with all the words, one of them in its title, comes first', async () => {
  const leads = async (text: string) => valuesOf((await ask(site.guest, text)).message)['leads']
  expect([await leads('return policy'), await leads('policies')]).toEqual([1, 1])
  expect([await leads('open order'), await leads('kites'), await leads('policy of kites')]).toEqual([0, 0, 0])
})

test('Each caller finds what they may read, and nobody finds unpublished content', async () => {
  const member = await site.userWith('Member')
  expect(await found(site.guest, 'kite workshop')).toEqual([])
  expect(await found(member, 'kites class')).toEqual(['Kites of class three'])
  const office = await site.userWith('School Office')
  expect(await found(office, 'kite workshop')).toEqual(['Kite workshop for members'])
  for (const client of [site.guest, member, office])
    expect([
      await found(client, 'secret'),
      await found(client, 'later'),
      await found(client, 'told'),
    ]).toEqual([...[[], [], []]])
})

test('Words of another language find translations, and the result is in the caller’s language', async () => {
  expect(await found(site.guest, 'पतंगें')).toEqual(['Kite and kolam morning'])
  expect(await found(site.guest, 'பட்டம்')).toEqual(['Kite and kolam morning'])
  const { message } = await ask(site.guest, 'kite makers', 'hi')
  expect(message).toMatchObject({ groups: [{ results: [{ title: 'Kite Makers', note: 'कागज़ और तीलियाँ' }] }] })
})

/** Messages of a site whose pages, products and events are all translated twice. */
const MANY = 20_000

test('Words are found in translations by an index, without reading any other translation', async () => {
  const { kysely } = site.engine.database
  await sql`insert into "Translation" (name, owner, creation, modified, modified_by, language, source_text, translated_text)
    select 'many-' || i, 'x', now(), now(), 'x', 'hi', 'Title ' || i, 'मिट्टी का घड़ा ' || i
    from generate_series(1, ${MANY}::integer) i`.execute(kysely)
  await sql`analyze "Translation"`.execute(kysely)
  expect(await found(site.guest, 'पतंगें')).toEqual(['Kite and kolam morning'])
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select source_text from "Translation"
    where ${beginsWord(Translation, 'translated_text', ['पतंग'])} order by name limit 100`.execute(kysely)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan on "Translation.translated_text words"')
  expect(plan).not.toContain('Seq Scan')
})

test('The search runs one or two statements per group, and none without words', async () => {
  await ask(site.guest, 'warm')
  const statements = async (text: string, language?: string) =>
    (await ask(site.guest, text, language)).statements.length
  expect(await statements('kolam')).toBeLessThanOrEqual(6)
  expect(await statements('कोलम', 'hi')).toBeLessThanOrEqual(8)
  expect(await statements('?! …')).toBe(0)
})

test.each(['', 'x'.repeat(101)])('%o is refused', async (text) => {
  expect((await ask(site.guest, text)).status).toBe(417)
})

test('Pattern characters are searched for literally', async () => {
  expect(await found(site.guest, '%%% ___ \\')).toEqual([])
})
