import { afterAll, expect, test } from 'vitest'
import { always, childType, docType, everything, reading, select, table, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rpc } from '#framework/rpc'
import { desk } from '#framework/desk'
import { testSite } from '#framework/testing'

const Chapter = childType('Chapter', { heading: text({ label: 'Heading' }) })
const Book = docType('Book', {
  fields: {
    title: text({ label: 'Book title', required: true, description: 'On its cover' }),
    shelf: select(['upper', 'lower'], { label: 'Shelf' }),
    price: text({ label: 'Bought for', level: 1 }),
    chapters: table(Chapter, { label: 'Chapters' }),
  },
  access: { 'System Manager': everything, Guest: reading(always) },
  titleField: 'title',
})

const messages = {
  en: { 'type.book.shelf.options.upper': 'upper shelf' },
  hi: {
    'type.book._name': 'किताब',
    'type.book.title': 'किताब का शीर्षक',
    'type.book.title.description': 'आवरण पर',
    'type.book.shelf.options.upper': 'ऊपर',
    'type.book.price': 'खरीदा',
    'type.chapter.heading': 'अध्याय',
  },
  ta: {
    'type.book._name': 'புத்தகம்',
    'type.book.title': 'புத்தகத் தலைப்பு',
    'type.book.title.description': 'அட்டையில்',
    'type.book.shelf.options.upper': 'மேல்',
    'type.book.price': 'வாங்கியது',
    'type.chapter.heading': 'அத்தியாயம்',
  },
}

const library = defineModule({ name: 'library', docTypes: [Book], messages })
const site = await testSite([library, rpc, desk])
afterAll(() => site.close())

const askMeta = (headers: Record<string, string>, query = '', client = site.administrator) =>
  client.request('GET', `/api/method/frappe.desk.form.load.getdoctype?doctype=Book${query}`, { headers })

const expectedMeta = (...messages: readonly unknown[]) => ({
  docs: messages.map((one): unknown => expect.objectContaining({ __messages: one })),
})

const anything = expect.anything()
const tamil = expect.objectContaining({ Book: 'புத்தகம்' })
const hindi = expect.objectContaining({ Book: 'किताब' })
const english = { upper: 'upper shelf' }

test('A definition is translated into the caller’s language, by the catalogue of each type', async () => {
  const { body } = await askMeta({ 'accept-language': 'ta-IN,ta;q=0.9,en;q=0.5' })
  const book = {
    ...{ Book: 'புத்தகம்', 'Book title': 'புத்தகத் தலைப்பு', 'On its cover': 'அட்டையில்' },
    ...{ upper: 'மேல்', 'Bought for': 'வாங்கியது' },
  }
  expect(body).toMatchObject(expectedMeta(book, { Heading: 'அத்தியாயம்' }))
})

test('Field names and options stay untranslated, because they are keys', async () => {
  const { body } = await askMeta({ 'accept-language': 'ta' })
  const fields = [{ label: 'Book title' }, { label: 'Shelf', options: 'upper\nlower' }, anything, anything]
  expect(body).toMatchObject({ docs: [{ name: 'Book', fields }, anything] })
})

test('A chosen language overrides the browser’s, and a requested one overrides both', async () => {
  const chosen = { cookie: 'preferred_language=hi', 'accept-language': 'ta' }
  expect((await askMeta(chosen)).body).toMatchObject(expectedMeta(hindi, anything))
  expect((await askMeta(chosen, '&_lang=ta')).body).toMatchObject(expectedMeta(tamil, anything))
  expect((await askMeta({ 'accept-language': 'fr' })).body).toMatchObject(expectedMeta(english, {}))
})

test('A guest’s response is cached per language and hides the labels of fields above their level', async () => {
  const first = await askMeta({ 'accept-language': 'ta' }, '', site.guest)
  expect(first.body).toMatchObject(expectedMeta(tamil, anything))
  expect(JSON.stringify(first.body)).not.toContain('வாங்கியது')
  expect((await askMeta({ 'accept-language': 'ta' }, '', site.guest)).statements).toEqual([])
  await askMeta({ 'accept-language': 'ta' }, '', site.guest)
  const other = await askMeta({ 'accept-language': 'hi' }, '', site.guest)
  expect(other.body).toMatchObject(expectedMeta(hindi, anything))
})

test('Types are named in the caller’s language', async () => {
  const response = await site.administrator.request('GET', '/api/method/mela.desk.get_types', {
    headers: { 'accept-language': 'hi' },
  })
  expect(response.message).toContainEqual(expect.objectContaining({ name: 'Book', label: 'किताब' }))
})

const telling = (words: string) => ({ _server_messages: expect.stringContaining(words) })

test('A refusal is in the caller’s language with the label of the field', async () => {
  const headers = { 'accept-language': 'ta', 'content-type': 'application/json' }
  const { body } = await site.administrator.request('POST', '/api/resource/Book', { headers, body: '{}' })
  expect(body).toMatchObject(telling('புத்தகம்: புத்தகத் தலைப்பு தேவை'))
  expect(body).toMatchObject(telling('தேவையான விவரங்கள் இல்லை'))
  expect(body).toMatchObject({
    code: 'documents.mandatory',
    field: 'title',
    exception: expect.stringContaining('Value missing for Book: Book title'),
  })
})

test('User content is returned as it was written', async () => {
  const headers = { 'accept-language': 'hi' }
  const { body } = await site.administrator.request('GET', '/api/resource/Book/Book', { headers })
  expect(body).toMatchObject(telling('किताब Book मौजूद नहीं है'))
})
