import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { translations } from '../index.ts'
import { translationName } from './translation.doctype.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([translations])
})
afterAll(() => site.close())

const path = '/api/resource/Translation'
const shop = { language: 'hi', source_text: 'Shop', translated_text: 'दुकान' }
const named = `${path}/${translationName('hi', 'Shop')}`

test('Only authors of pages or categories write translations, and nobody else sees them', async () => {
  for (const role of ['School Office', 'Store Manager', 'System Manager'] as const) {
    const client = await site.userWith(role)
    expect((await client.post(path, { ...shop, source_text: role })).status).toBe(200)
    expect((await client.get(path)).status).toBe(200)
  }
  const unauthorized = [site.guest, await site.userWith('Customer'), await site.userWith('Guardian')]
  for (const client of unauthorized) {
    expect((await client.get(path)).status).toBe(403)
    expect((await client.post(path, shop)).status).toBe(403)
  }
  const written = `${path}/${translationName('hi', 'School Office')}`
  expect((await site.guest.get(written)).status).toBe(403)
})

test('A text has one translation in each language', async () => {
  expect((await site.administrator.post(path, shop)).status).toBe(200)
  expect((await site.administrator.post(path, { ...shop, source_text: ' Shop\n' })).status).toBe(409)
  const tamil = { ...shop, language: 'ta', translated_text: 'கடை' }
  expect((await site.administrator.post(path, tamil)).status).toBe(200)
})

test('A translation may change, but its source text may not', async () => {
  expect((await site.administrator.put(named, { translated_text: 'बाज़ार' })).status).toBe(200)
  expect((await site.administrator.put(named, { source_text: 'Fair' })).status).toBe(417)
  expect((await site.administrator.put(named, { language: 'ta' })).status).toBe(417)
})

test.each([
  { language: 'en' },
  { language: 'tlh' },
  { source_text: '' },
  { translated_text: '' },
  { translated_text: 'x'.repeat(20_001) },
])('Refuses the translation %o', async (fields) => {
  const sent = { ...shop, source_text: 'Gallery', ...fields }
  expect((await site.administrator.post(path, sent)).status).toBe(417)
})
