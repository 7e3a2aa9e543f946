import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, check, docType, everything, link, reading, text, where } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rowsOf, testSite, valuesOf, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const Deal = docType('Sample Deal', {
  fields: { title: text() },
  access: { 'System Manager': everything, 'Store Manager': reading(always), Seller: reading(always) },
})

const Box = docType('Sample Box', {
  fields: { deal: link('Sample Deal'), moved_to: link('Sample Deal'), is_open: check() },
  access: {
    'System Manager': everything,
    'Store Manager': reading(always),
    Seller: reading(where({ is_open: 1 })),
  },
})

const Coin = docType('Sample Coin', {
  fields: {
    reference_type: text(),
    reference_name: text({ indexed: true, typeField: 'reference_type' }),
  },
  access: { 'System Manager': everything, 'Store Manager': reading(always) },
})

const Secret = docType('Sample Note of Deal', {
  fields: { deal: link('Sample Deal', { level: 2 }), hidden: link('Sample Deal', { hidden: true }) },
  access: { 'System Manager': everything },
})

let site: TestSite
let deal: string
let movedBox: string
let coin: string

const made = async (type: string, values: object) => {
  const { data } = await site.administrator.post(`/api/resource/${type}`, values)
  return String(valuesOf(data)['name'])
}

const asked = (name = deal, doctype = 'Sample Deal') => ({ doctype, name })

beforeAll(async () => {
  const office = defineModule({ name: 'office', docTypes: [Deal, Box, Coin, Secret] })
  site = await testSite([office, desk])
  deal = await made('Sample Deal', { title: 'Kites' })
  const other = await made('Sample Deal', { title: 'Lamps' })
  await made('Sample Box', { deal, is_open: 1 })
  await made('Sample Box', { deal, is_open: 0 })
  movedBox = await made('Sample Box', { deal: other, moved_to: deal })
  coin = await made('Sample Coin', { reference_type: 'Sample Deal', reference_name: deal })
  await made('Sample Coin', { reference_type: 'Sample Box', reference_name: deal })
  await made('Sample Note of Deal', { deal, hidden: deal })
})

afterAll(() => site.close())

const path = '/api/method/mela.desk.get_connections'

test('Linked documents are counted by type and field, for links and for dynamic links', async () => {
  const manager = await site.userWith('Store Manager')
  const { message } = await manager.get(path, asked())
  expect(message).toEqual({
    most: 100,
    connections: [
      { doctype: 'Sample Box', fieldname: 'deal', label: 'Deal', type_field: null, count: 2, only: null },
      {
        ...{ doctype: 'Sample Box', fieldname: 'moved_to', label: 'Moved to', type_field: null, count: 1 },
        only: movedBox,
      },
      {
        ...{ doctype: 'Sample Coin', fieldname: 'reference_name', label: 'Reference name', count: 1 },
        ...{ type_field: 'reference_type', only: coin },
      },
    ],
  })
})

test('Only documents that the caller may read are counted', async () => {
  const seller = await site.userWith('Seller')
  const { message } = await seller.get(path, asked())
  expect(rowsOf(valuesOf(message)['connections']).map(({ doctype, count }) => [doctype, count])).toEqual([
    ['Sample Box', 1],
  ])
})

test('A caller who may not read the document learns no documents linked to it', async () => {
  const parent = await site.userWith('Guardian')
  expect((await parent.get(path, asked())).status).toBe(404)
  expect((await site.guest.get(path, asked())).status).toBe(403)
  expect((await site.administrator.get(path, asked('not-there'))).status).toBe(404)
  expect((await site.administrator.get(path, asked(deal, 'Nothing'))).status).toBe(404)
})

test('One statement counts all linked documents', async () => {
  const before = await site.administrator.get(path, asked())
  await made('Sample Box', { deal })
  const after = await site.administrator.get(path, asked())
  expect(after.statements.length).toBe(before.statements.length)
  const counting = after.statements.filter((statement) => statement.includes('"Sample Box"'))
  expect(counting).toHaveLength(1)
})
