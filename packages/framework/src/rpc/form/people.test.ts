import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, childType, docType, grant, link, reading, table, text, whereUser } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { User } from '#framework/identity'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'

const linksUnread = 'the office names accounts'

const Helper = childType('Try Helper', { who: link('User', { linksUnread }) })

const Bill = docType('Try Bill', {
  fields: {
    title: text(),
    customer: link('User', { linksUnread }),
    hidden_for: link('User', { level: 3 }),
    helpers: table(Helper, { max: 5 }),
  },
  access: {
    'School Office': grant({ read: always, write: always, create: always }),
    All: reading(whereUser('customer')),
  },
})

let site: TestSite
let office: TestClient

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'office', docTypes: [Bill] })])
  office = await site.userWith('School Office')
})

afterAll(() => site.close())

async function filesOf(client: TestClient, name: unknown) {
  const { body } = await client.get('/api/method/frappe.desk.form.load.getdoc', { doctype: 'Try Bill', name })
  return rowsOf(valuesOf(valuesOf(body)['docinfo'])['attachments'])
}

test('Staff see who attached each file and when, and other readers see the files only', async () => {
  const customer = await site.userWith('Customer')
  const name = await bill({ customer: customer.user })
  const body = new FormData()
  body.set('file', new Blob(['Paid in full']), 'paper.txt')
  for (const [field, value] of [
    ['is_private', '1'],
    ['doctype', 'Try Bill'],
    ['docname', String(name)],
  ] as const)
    body.set(field, value)
  expect((await office.request('POST', '/api/method/upload_file', { body })).status).toBe(200)
  const [seen] = await filesOf(office, name)
  expect(seen).toMatchObject({ file_name: 'paper.txt', owner: office.user })
  expect(String(seen?.['creation'])).toMatch(/^\d{4}-\d\d-\d\d /)
  expect(await infoOf(office, name)).toMatchObject({ [office.user]: { fullname: 'School Office' } })
  const [given] = await filesOf(customer, name)
  expect(Object.keys(given ?? {}).sort()).toEqual(['file_name', 'file_url', 'is_private', 'name'])
})

const person = (full_name: string, phone: string) =>
  site.engine.write(administrator, async (documents) => {
    const { name } = await documents.insert(User, { full_name, phone })
    return name
  })

async function infoOf(client: TestClient, name: unknown) {
  const { body } = await client.get('/api/method/frappe.desk.form.load.getdoc', { doctype: 'Try Bill', name })
  return valuesOf(valuesOf(valuesOf(body)['docinfo'])['user_info'])
}

async function bill(values: object): Promise<unknown> {
  const { data } = await office.post('/api/resource/Try Bill', values)
  return valuesOf(data)['name']
}

test('Staff see the names of the users in a document, now and before, and nothing else of them', async () => {
  const [meena, ravi] = [await person('Meena K', '+919840011111'), await person('Ravi S', '+919840022222')]
  const selvi = await person('Selvi M', '+919840033333')
  const name = await bill({ customer: meena, helpers: [{ who: ravi }] })
  await office.put(`/api/resource/Try Bill/${String(name)}`, { customer: selvi })
  const info = await infoOf(office, name)
  expect(info).toMatchObject({
    [meena]: { name: meena, fullname: 'Meena K', image: null },
    [ravi]: { fullname: 'Ravi S' },
    [selvi]: { fullname: 'Selvi M' },
  })
  expect(JSON.stringify(info)).not.toContain('98400')
})

test('A user whose name is an address or a number is shown by their ID', async () => {
  const [mail, number] = [
    await person('meena@asha.example', '+919840044444'),
    await person('98400 55555', '+919840055555'),
  ]
  const info = await infoOf(office, await bill({ customer: mail, helpers: [{ who: number }] }))
  expect(info).toMatchObject({ [mail]: { fullname: mail }, [number]: { fullname: number } })
})

test('A user named in a field above the reader’s level is not shown', async () => {
  const hidden = await person('Nobody Knows', '+919840066666')
  const name = await bill({ title: 'x' })
  await site.administrator.put(`/api/resource/Try Bill/${String(name)}`, { hidden_for: hidden })
  expect(JSON.stringify(await infoOf(office, name))).not.toContain('Nobody Knows')
  expect(JSON.stringify(await infoOf(site.administrator, name))).toContain('Nobody Knows')
})

test('A reader of only their own bill sees no user names in it', async () => {
  const customer = await site.userWith('Customer')
  const name = await bill({ customer: customer.user })
  expect(await infoOf(customer, name)).toEqual({})
})
