import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  check,
  docType,
  everything,
  grant,
  link,
  prompted,
  reading,
  text,
  through,
  where,
  whereUser,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'

const runByCaller = whereUser('run_by')

const Shop = docType('Try Stall', {
  naming: prompted,
  fields: { run_by: link('User') },
  access: { 'System Manager': everything, Seller: reading(runByCaller) },
})

const ofOwnShop = through('stall', 'Try Stall', runByCaller)

const Ware = docType('Try Ware', {
  naming: prompted,
  fields: {
    title: text(),
    stall: link('Try Stall', { required: true }),
    lent_by: link('Try Stall'),
    made_by: link('User', { required: true }),
  },
  access: {
    'System Manager': everything,
    Seller: grant({ select: ofOwnShop, read: ofOwnShop, create: ofOwnShop }),
  },
})

const Shown = docType('Try Shown', {
  naming: prompted,
  fields: { stall: link('Try Stall', { required: true }), is_on_show: check() },
  access: {
    'System Manager': everything,
    Seller: grant({ read: ofOwnShop, create: ofOwnShop }),
    Guest: reading(where({ is_on_show: 1 })),
  },
})

let site: TestSite
let seller: TestClient
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'stalls', docTypes: [Shop, Ware, Shown] })])
  seller = await site.userWith('Seller')
  await addShop('clay', seller.user)
  await addShop('cloth', null)
})
afterAll(() => site.close())

const addShop = (name: string, run_by: string | null) =>
  site.administrator.post('/api/resource/Try Stall', { name, run_by })

async function fieldsFor(client: TestClient, doctype: string) {
  const { body } = await client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype })
  const [meta] = rowsOf(valuesOf(body)['docs'])
  return rowsOf(meta?.['fields'])
}

async function starts(client: TestClient) {
  const fields = (await fieldsFor(client, 'Try Ware')).filter(({ default: start }) => start !== null)
  return Object.fromEntries(fields.map(({ fieldname, default: start }) => [String(fieldname), start]))
}

test('A required link starts with the user’s only own document, and no other link does', async () => {
  expect(await starts(seller)).toEqual({ stall: 'clay' })
})

test('The same link separates a user’s own documents from others where they read both', async () => {
  const marking = async (client: TestClient, doctype: string) =>
    (await fieldsFor(client, doctype))
      .filter(({ marks_own }) => marks_own === 1)
      .map((one) => one['fieldname'])
  expect(await marking(seller, 'Try Shown')).toEqual(['stall'])
  expect(await marking(seller, 'Try Ware')).toEqual([])
  expect(await marking(site.administrator, 'Try Shown')).toEqual([])
})

test('A user with no own document, or one who may select every document, starts with nothing', async () => {
  expect(await starts(await site.userWith('Seller'))).toEqual({})
  const alone = await site.userWith('System Manager')
  await site.administrator.delete('/api/resource/Try Stall/cloth')
  expect(await starts(alone)).toEqual({})
})

test('A user with two own documents chooses by hand', async () => {
  await addShop('kites', seller.user)
  expect(await starts(seller)).toEqual({})
})
