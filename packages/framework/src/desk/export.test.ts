import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  byField,
  docType,
  everything,
  grant,
  money,
  text,
  whereOwner,
  type NewDoc,
} from '#framework/doctypes'
import { defineModule, Download } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const Order = docType('Try Order', {
  naming: byField('title'),
  fields: {
    title: text({ required: true }),
    note: text({ label: 'Remark' }),
    amount: money(),
    margin: money({ level: 1 }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, export: always, create: always }),
    Seller: grant({ read: always, export: whereOwner, create: always }),
    Customer: grant({ read: always }),
    Volunteer: grant({ select: always, export: always }),
  },
})

let site: TestSite
let manager: TestClient

const path = '/api/method/mela.desk.export'

async function exported(client: TestClient, query: Readonly<Record<string, unknown>> = {}) {
  const response = await client.get(path, { doctype: 'Try Order', ...query })
  return { ...response, lines: String(response.body).replace('\uFEFF', '').split('\r\n').slice(0, -1) }
}

beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'orders', docTypes: [Order] })])
  manager = await site.userWith('Store Manager')
  await site.engine.write(administrator, async (documents) => {
    const orders: readonly NewDoc<typeof Order>[] = [
      { title: 'O1', note: '=HYPERLINK("http://x")', amount: 12_50, margin: 3_00 },
      { title: 'O2', note: 'two, or three', amount: -1_00 },
    ]
    for (const order of orders) await documents.insert(Order, order)
  })
})
afterAll(() => site.close())

test('A list is exported as a table with labels, decimals and no formulas', async () => {
  const fields = ['title', 'note', 'amount']
  const { status, headers, lines } = await exported(manager, { fields, order_by: 'name asc' })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Try Order \d{4}-\d\d-\d\d.csv"/)
  expect(lines).toEqual([
    'Title,Remark,Amount',
    `O1,"'=HYPERLINK(""http://x"")",12.5`,
    'O2,"two, or three",-1',
  ])
})

test('An export begins with the byte order mark that spreadsheets need for UTF-8', async () => {
  const { engine } = site
  const exporting = engine.findMethod('mela.desk.export')
  const response = await engine.read(administrator, async (documents) =>
    exporting ? engine.call(exporting, documents, { args: { doctype: 'Try Order' } }) : null,
  )
  if (!(response instanceof Download)) throw new Error('No download')
  const chunks = await Array.fromAsync(response.chunks)
  expect(chunks[0]).toMatch(/^\uFEFFname,/)
})

test('An export omits fields above the caller’s level', async () => {
  const { lines } = await exported(manager, { filters: [['name', '=', 'O1']] })
  expect(lines[0]).toContain('Amount')
  expect(lines[0]).not.toContain('Margin')
})

test('Only rows that the caller may export are exported, though they can read more', async () => {
  const seller = await site.userWith('Seller')
  await seller.post('/api/resource/Try%20Order', { title: 'O3' })
  const { lines } = await exported(seller, { fields: ['title'] })
  expect(lines).toEqual(['Title', 'O3'])
})

test('Refuses an export without the export permission or the read permission', async () => {
  expect((await exported(await site.userWith('Customer'))).status).toBe(403)
  expect((await exported(await site.userWith('Volunteer'))).status).toBe(403)
  expect((await exported(site.guest)).status).toBe(403)
})

test('A list of more than one page becomes one file with each row once', async () => {
  await site.engine.write(administrator, async (documents) => {
    for (let index = 0; index < 1100; index += 1) await documents.insert(Order, { title: `many ${index}` })
  })
  const { lines } = await exported(manager, { fields: ['title'], filters: [['title', 'like', 'many%']] })
  expect(lines).toHaveLength(1101)
  expect(new Set(lines).size).toBe(1101)
})
