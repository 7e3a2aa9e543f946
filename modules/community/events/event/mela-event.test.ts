import { afterAll, beforeAll, expect, test } from 'vitest'
import { family } from '#community/family'
import { students } from '#community/students'
import { desk } from '#framework/desk'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { places } from '#site/places'
import { forms } from '#site/forms'
import { notifications } from '#site/notifications'
import { pageSectionSource, website } from '#site/website'
import { events } from '../index.ts'
import { MelaEvent } from './mela-event.doctype.ts'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })
const today = dayIn('Asia/Kolkata', new Date())
const path = '/api/resource/Mela Event'

let site: TestSite
beforeAll(async () => {
  const testModule = defineModule({ name: 'stand_ins', docTypes: [Business] })
  site = await testSite([desk, website, notifications, forms, testModule, places, students, family, events])
  const shown = { published: 1, time_zone: 'Asia/Kolkata' } as const
  await site.engine.write(administrator, async (documents) => {
    await documents.insert(MelaEvent, {
      ...shown,
      title: 'Later',
      start_date: addDays(today, 9),
      price: 15_000,
    })
    await documents.insert(MelaEvent, {
      ...shown,
      title: 'Going on',
      start_date: addDays(today, -1),
      end_date: today,
    })
    await documents.insert(MelaEvent, { ...shown, title: 'Over', start_date: addDays(today, -1) })
    await documents.insert(MelaEvent, { title: 'Draft', start_date: today })
    await documents.insert(MelaEvent, { ...shown, title: 'Inside', start_date: today, visibility: 'members' })
  })
})
afterAll(() => site.close())

const insert = (fields: object) =>
  site.administrator.post(path, { title: 'Kites', start_date: today, ...fields })

test('The specification’s query lists public upcoming events, the next one first', async () => {
  const { data, statements } = await site.guest.get(path, {
    filters: [
      ['published', '=', 1],
      ['end_date', '>=', today],
    ],
    fields: ['title', 'price'],
    order_by: 'start_date asc',
  })
  expect(data).toEqual([
    { title: 'Going on', price: null },
    { title: 'Later', price: 150 },
  ])
  expect(statements.length).toBeLessThanOrEqual(1)
})

test('A guest sees neither drafts nor members-only events', async () => {
  const { data } = await site.administrator.get(path, { filters: [['title', 'in', ['Draft', 'Inside']]] })
  expect(data).toHaveLength(2)
  for (const { name } of Array.isArray(data) ? data : [])
    expect((await site.guest.get(`${path}/${name}`)).status).toBe(404)
})

test('A one-day event ends on its start date', async () => {
  expect((await insert({})).data).toMatchObject({ end_date: today, time_zone: 'Asia/Kolkata' })
})

test.each([
  ['ends before it starts', { end_date: addDays(today, -1) }],
  ['ends at the minute it starts', { start_time: '07:00', end_time: '07:00:00' }],
  ['has an end time and no beginning', { end_time: '07:00:00' }],
  ['takes registrations after it is over', { registration_end_date: addDays(today, 1) }],
  ['happens in no time zone', { time_zone: 'Chennai' }],
  ['has a ticket for nobody', { ticket_types: [{ label: 'Odd', min_age: 12, max_age: 5 }] }],
  ['has one ticket twice', { ticket_types: [{ label: 'Child' }, { label: 'Child' }] }],
  ['has no title', { title: '' }],
  ['leads to a script', { registration_link: 'javascript:alert(1)' }],
])('Refuses an event that %s', async (_, fields) => {
  expect((await insert(fields)).status).toBe(417)
})

test('Drops a button without a link', async () => {
  const storedEvent = async (fields: object) => (await insert({ registration_label: 'Go', ...fields })).data
  expect(await storedEvent({})).not.toMatchObject({ registration_label: expect.anything() })
  expect(await storedEvent({ registration_link: 'https://tickets.example.org' })).toMatchObject({
    registration_label: 'Go',
  })
})

test('Event Staff write events, and customers and guests do not', async () => {
  const staff = await site.userWith('Event Staff')
  const customer = await site.userWith('Customer')
  const fields = { title: 'Drums', start_date: today }
  expect((await staff.post(path, fields)).status).toBe(200)
  expect((await customer.post(path, fields)).status).toBe(403)
  expect((await site.guest.post(path, fields)).status).toBe(403)
})

test('A page lists upcoming events with one statement, and the fair shows only the next event', async () => {
  const rows = (sectionType: string, content: object) =>
    site.engine.read(administrator, async (documents) => {
      const source = site.engine.extensions(pageSectionSource).find((one) => one.sectionType === sectionType)
      return source?.rows({ content: { ...content }, limit: 4, business: 'BS-00001', store: null, documents })
    })
  expect(await rows('event list', {})).toMatchObject([{ title: 'Going on' }, { title: 'Later', price: 150 }])
  expect(await rows('banner', { variant: 'fair' })).toMatchObject([{ title: 'Going on' }])
  expect(await rows('banner', { variant: 'plain' })).toEqual([])
})
