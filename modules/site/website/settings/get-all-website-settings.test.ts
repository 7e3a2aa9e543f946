import { afterAll, beforeAll, expect, test } from 'vitest'
import { date, docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { website } from '../index.ts'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })
const MelaEvent = docType('Mela Event', {
  fields: { title: text(), start_date: date() },
  access: { 'System Manager': everything },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([website, defineModule({ name: 'stand_ins', docTypes: [Business, MelaEvent] })])
})
afterAll(() => site.close())

const settings = async () => (await site.guest.get('/api/method/api.get_all_website_settings')).message
const change = (fields: object) =>
  site.administrator.put('/api/resource/Website Settings/Website Settings', fields)

test('A new site has the specification’s default settings', async () => {
  expect(await settings()).toMatchObject({
    site_name: 'Mela',
    enable_home_menu: 1,
    enable_policies_menu: 1,
    enable_wallet: 0,
    enable_gift_cards: 0,
    enable_reward_points: 0,
    enable_affiliates: 0,
    enable_multi_store: 0,
    trap_back: 1,
    default_business: 'BS-00001',
    event_document_type: 'Mela Event',
    languages: ['en'],
    reference_sites: [],
    app_settings: { facebook_link: null, linked_in: null },
    default_header: null,
    theme_css: null,
    currency: 'INR',
    time_zone: 'Asia/Kolkata',
  })
})

test('A guest sees a changed setting at once, and a colour changes its stylesheet', async () => {
  await settings()
  const changed = await change({
    brand_colour: '#0F766E',
    languages: [{ language: 'ta' }, { language: 'en' }],
    reference_sites: [{ host: 'https://Tickets.example.org/page' }],
    additional_menus: [{ menu_label: 'About', redirect_url: '/about-us' }],
  })
  expect(changed.status).toBe(200)
  expect(await settings()).toMatchObject({
    languages: ['ta', 'en'],
    reference_sites: ['tickets.example.org'],
    additional_menus: [{ menu_label: 'About', redirect_url: '/about-us' }],
    theme_css: expect.stringContaining('--mela-brand:'),
  })
})

test('Events are available under the organisation’s own type name', async () => {
  await change({ event_document_type: 'Asha Event' })
  await site.administrator.post('/api/resource/Mela Event', { title: 'Kites' })
  const answer = await site.administrator.get('/api/resource/Asha Event', { fields: ['title'] })
  expect(answer.data).toEqual([{ title: 'Kites' }])
})

test.each([
  ['a colour', { brand_colour: 'red' }],
  ['a time zone', { time_zone: 'Chennai' }],
  ['a host', { reference_sites: [{ host: '127.0.0.1' }] }],
  ['a language', { languages: [{ language: 'tlh' }] }],
])('Refuses a setting that is not %s', async (_, fields) => {
  expect((await change(fields)).status).toBe(417)
})

test('The office changes the settings, a store manager reads them, and a customer does neither', async () => {
  const path = '/api/resource/Website Settings/Website Settings'
  const statuses = async (role: 'School Office' | 'Store Manager' | 'Customer') => {
    const client = await site.userWith(role)
    return [(await client.get(path)).status, (await client.put(path, { tagline: role })).status]
  }
  expect(await statuses('School Office')).toEqual([200, 200])
  expect(await statuses('Store Manager')).toEqual([200, 403])
  expect(await statuses('Customer')).toEqual([403, 403])
})

test('Nobody deletes the settings, which everything reads', async () => {
  const answer = await site.administrator.delete('/api/resource/Website Settings/Website Settings')
  expect(answer.status).toBe(417)
  expect(answer.body).toMatchObject({ code: 'documents.not_deletable' })
  expect(await settings()).toMatchObject({ site_name: 'Mela' })
})
