import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, childType, docType, everything, reading, table, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { translations } from '../index.ts'
import { translationName } from './translation.doctype.ts'

const Stop = childType('Stop', { label: text({ translatable: true }) })
const Walk = docType('Walk', {
  naming: { kind: 'field', field: 'route' },
  fields: { route: text({ required: true }), title: text({ translatable: true }), stops: table(Stop) },
  access: { 'School Office': everything, Guest: reading(always) },
})

let site: TestSite
let office: TestClient
beforeAll(async () => {
  site = await testSite([translations, defineModule({ name: 'walks', docTypes: [Walk] })])
  office = await site.userWith('School Office')
  await office.post('/api/resource/Walk', { route: 'beach', title: 'Beach', stops: [{ label: 'Neem' }] })
  await addTranslation('Beach', 'तट')
  await addTranslation('Neem', 'नीम')
})
afterAll(() => site.close())

const addTranslation = (source_text: string, translated_text: string) =>
  office.post('/api/resource/Translation', { language: 'hi', source_text, translated_text })

const list = '/api/resource/Walk?fields=["name","title"]'
const one = '/api/resource/Walk/beach'

test('Returns lists and documents with their rows in the requested language', async () => {
  expect((await site.guest.get(`${list}&_lang=hi`)).data).toEqual([{ name: 'beach', title: 'तट' }])
  expect((await site.guest.get(`${one}?_lang=hi`)).data).toMatchObject({
    title: 'तट',
    stops: [{ label: 'नीम' }],
  })
  expect((await site.guest.get(`${one}?_lang=ta`)).data).toMatchObject({ title: 'Beach' })
})

test('A request without a language gets the original, whatever the browser prefers', async () => {
  const headers = { 'accept-language': 'hi', cookie: 'preferred_language=hi' }
  const { body } = await office.request('GET', one, { headers })
  expect(body).toMatchObject({ data: { title: 'Beach' } })
})

test('A list of plain values without field names stays untranslated', async () => {
  expect((await site.guest.get(`${list}&as_dict=false&_lang=hi`)).data).toEqual([['beach', 'Beach']])
})

test('Translation takes one more statement, none when cached, and is invalidated with the translation', async () => {
  const plain = await office.get(list)
  const answer = await office.get(`${list}&_lang=hi`)
  expect(answer.statements).toHaveLength(plain.statements.length + 1)
  await site.guest.get(`${list}&_lang=hi`)
  expect((await site.guest.get(`${list}&_lang=hi`)).statements).toEqual([])
  await office.put(`/api/resource/Translation/${translationName('hi', 'Beach')}`, {
    translated_text: 'समुद्र तट',
  })
  expect((await site.guest.get(`${list}&_lang=hi`)).data).toEqual([{ name: 'beach', title: 'समुद्र तट' }])
})
