import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, date, docType, everything, grant, reading, select, text, where } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const Letter = docType('Sample Letter', {
  fields: { title: text(), state: select(['new', 'answered'], { default: 'new' }) },
  access: { 'System Manager': everything, Seller: grant({ read: where({ title: 'Mine' }) }) },
  waiting: [{ label: 'Letters to answer', field: 'state', values: ['new'] }],
})

const Bill = docType('Sample Bill', {
  fields: { state: select(['due', 'paid'], { default: 'due' }), due_on: date() },
  access: { 'System Manager': everything, 'School Office': reading(always) },
  waiting: [{ label: 'Overdue bills', field: 'state', values: ['due'], overdue: 'due_on' }],
})

let site: TestSite

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'office', docTypes: [Letter, Bill] }), desk])
  const make = (type: string, values: object) => site.administrator.post(`/api/resource/${type}`, values)
  for (const title of ['Mine', 'Theirs']) await make('Sample Letter', { title })
  await make('Sample Letter', { title: 'Mine', state: 'answered' })
  await make('Sample Bill', { due_on: '2001-01-01' })
  await make('Sample Bill', { due_on: '2001-01-01', state: 'paid' })
  await make('Sample Bill', { due_on: '2999-01-01' })
  await make('Sample Bill', {})
})

afterAll(() => site.close())

const path = '/api/method/mela.desk.get_waiting'

test('Counts open and overdue work in a fixed number of statements', async () => {
  const { status, message, statements } = await site.administrator.get(path)
  expect(status).toBe(200)
  expect(message).toMatchObject({
    most: 1000,
    waiting: [
      { doctype: 'Sample Letter', label: 'Letters to answer', count: 2, field: 'state', values: ['new'] },
      { doctype: 'Sample Bill', label: 'Overdue bills', count: 1, late: { field: 'due_on' } },
    ],
  })
  await site.administrator.post('/api/resource/Sample Letter', { title: 'Another' })
  expect((await site.administrator.get(path)).statements).toHaveLength(statements.length)
})

test('A list of bills due up to yesterday has as many rows as were counted', async () => {
  const filters = [
    ['state', 'in', ['due']],
    ['due_on', 'is', 'set'],
    ['due_on', '<=', '2020-01-01'],
  ]
  const { rows } = await site.administrator.get('/api/resource/Sample Bill', { filters })
  expect(rows).toHaveLength(1)
})

test('An office that reads one type sees the counts of that type only', async () => {
  const office = await site.userWith('School Office')
  expect((await office.get(path)).message).toMatchObject({ waiting: [{ doctype: 'Sample Bill', count: 1 }] })
})

test('Guests get no counts', async () => {
  expect((await site.guest.get(path)).status).toBe(403)
})
