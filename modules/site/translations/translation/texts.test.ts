import { afterAll, beforeAll, expect, test } from 'vitest'
import { childType, docType, everything, json, table, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { textSource, translations } from '../index.ts'

const Stop = childType('Stop', { label: text({ translatable: true }) })
const Walk = docType('Walk', {
  naming: { kind: 'field', field: 'route' },
  fields: {
    route: text({ required: true }),
    title: text({ translatable: true }),
    stops: table(Stop),
    data: json(),
  },
  access: { 'System Manager': everything, 'School Office': everything },
})
const walks = defineModule({
  name: 'walks',
  docTypes: [Walk],
  extensions: [textSource.add({ type: 'Walk', translate: (_, translate) => translate('Said elsewhere') })],
})

let site: TestSite
let office: TestClient
beforeAll(async () => {
  site = await testSite([translations, walks])
  office = await site.userWith('School Office')
  const stops = [{ label: 'The neem' }, { label: 'The beach' }]
  await office.post('/api/resource/Walk', { route: 'beach', title: 'The beach', stops })
})
afterAll(() => site.close())

const get = (client: TestClient, name = 'beach') =>
  client.get('/api/method/mela.translations.get_texts', { doctype: 'Walk', name })

const set = (client: TestClient, fields: object) =>
  client.post('/api/method/mela.translations.set_translation', {
    ...{ language: 'hi', source_text: 'The beach', translated_text: 'समुद्र तट', ...fields },
  })

const none = { hi: null, ta: null }

test('The office lists each text of a document once and writes its translations', async () => {
  expect((await get(office)).message).toEqual([
    { source_text: 'The beach', translations: none },
    { source_text: 'The neem', translations: none },
    { source_text: 'Said elsewhere', translations: none },
  ])
  expect((await set(office, {})).status).toBe(200)
  expect((await set(office, { language: 'ta', translated_text: ' கடற்கரை ' })).status).toBe(200)
  expect((await set(office, { translated_text: 'तट' })).status).toBe(200)
  const [first] = [(await get(office)).message].flat()
  expect(first).toEqual({ source_text: 'The beach', translations: { hi: 'तट', ta: 'கடற்கரை' } })
})

test('An empty text deletes the translation', async () => {
  await set(office, { source_text: 'The neem', translated_text: 'नीम' })
  expect((await set(office, { source_text: 'The neem', translated_text: '' })).status).toBe(200)
  expect((await set(office, { source_text: 'The neem', translated_text: ' ' })).status).toBe(200)
  expect((await get(office)).message).toContainEqual({ source_text: 'The neem', translations: none })
})

test('Only the office lists texts, and only of documents that the caller may read', async () => {
  const customer = await site.userWith('Customer')
  for (const client of [site.guest, customer]) {
    expect((await get(client)).status).toBe(403)
    expect((await set(client, {})).status).toBe(403)
  }
  expect((await get(await site.userWith('Store Manager'))).status).toBe(403)
  expect((await get(office, 'nowhere')).status).toBe(404)
})

test('Refuses an unsupported language and an overlong text', async () => {
  expect((await set(office, { language: 'en' })).status).toBe(417)
  expect((await set(office, { source_text: '' })).status).toBe(417)
  expect((await set(office, { translated_text: 'x'.repeat(20_001) })).status).toBe(417)
})
