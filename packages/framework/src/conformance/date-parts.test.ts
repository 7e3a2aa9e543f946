import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, made, resource, rowsOf } from './support.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
  for (const starts_on of ['2026-11-29 07:00', '2026-11-29 18:30', '2026-12-01 09:00', '2027-11-05 09:00'])
    await made(manager, 'Event', { subject: starts_on, starts_on, ends_on: '2026-12-02 10:00' })
})
afterAll(() => site.close())

const events = (question: Readonly<Record<string, unknown>>, client = manager) =>
  client.get(resource('Event'), question)

test('Events are counted by year and month in one statement', async () => {
  const response = await events({
    fields: ['year(starts_on) as year', 'month(starts_on) as month', 'count(name) as events'],
    group_by: 'year(starts_on), month(starts_on)',
    order_by: 'year desc, month desc',
  })
  expect(rowsOf(response)).toEqual([
    { year: 2027, month: 11, events: 1 },
    { year: 2026, month: 12, events: 1 },
    { year: 2026, month: 11, events: 2 },
  ])
  expect(response.statements).toHaveLength(2)
})

test('A day is returned as a date, under the name of its function, its alias or its column', async () => {
  const grouped = await events({
    fields: ['date(starts_on)', 'count(*) as events'],
    group_by: 'date(starts_on)',
  })
  expect(rowsOf(grouped)[0]).toEqual({ 'date(starts_on)': '2026-11-29', events: 2 })
  const named = { fields: ['date(`tabEvent`.`starts_on`) as starts_on'], group_by: 'starts_on' }
  expect(rowsOf(await events(named))).toEqual([
    { starts_on: '2026-11-29' },
    { starts_on: '2026-12-01' },
    { starts_on: '2027-11-05' },
  ])
})

test('Documents are filtered and sorted by a date part that is not selected', async () => {
  const response = await events({
    fields: ['subject'],
    order_by: 'month(starts_on) desc, year(starts_on) desc',
  })
  expect(rowsOf(response).map(({ subject }) => subject)).toEqual([
    '2026-12-01 09:00',
    '2027-11-05 09:00',
    '2026-11-29 18:30',
    '2026-11-29 07:00',
  ])
})

test('The desk calls return a report by month too', async () => {
  const response = await manager.post('/api/method/frappe.desk.reportview.get_list', {
    ...{ doctype: 'Event', fields: ['year(starts_on) as year', 'count(name) as events'], group_by: 'year' },
  })
  expect(rowsOf(response)).toEqual([
    { year: 2026, events: 3 },
    { year: 2027, events: 1 },
  ])
})

test.each([
  ['year(subject)', 'subject'],
  ['year(nowhere)', 'year(nowhere)'],
  ['year(*)', 'year(*)'],
  ['year(year(starts_on))', 'year'],
  ['year(starts_on) + 1', 'year(starts_on) + 1'],
  ["date('2026-01-01')", "date('2026-01-01')"],
  ['quarter(starts_on)', 'quarter'],
])('%s is refused by its name', async (field, named) => {
  const response = await events({ fields: [field] })
  expect([response.status, bodyOf(response)['exc_type'], bodyOf(response)['field']]).toEqual([
    417,
    'DataError',
    named,
  ])
})

test('A date part of a field that the caller may not read is neither shown nor grouped by', async () => {
  const moderator = await site.userWith('Moderator')
  await manager.post(resource('Blog Category'), { title: 'News' })
  await manager.post(resource('Blog Post'), { title: 'A', blog_category: 'News', hidden_day: '2026-01-02' })
  const posts = (question: Readonly<Record<string, unknown>>) =>
    moderator.get(resource('Blog Post'), question)
  expect(rowsOf(await posts({ fields: ['title', 'year(hidden_day) as year'] }))).toEqual([{ title: 'A' }])
  expect((await posts({ fields: ['count(name) as n'], group_by: 'year(hidden_day)' })).status).toBe(417)
  expect((await posts({ fields: ['title'], order_by: 'year(hidden_day)' })).status).toBe(417)
})
