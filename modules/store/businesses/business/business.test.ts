import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { rowsOf, testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { website } from '#site/website'
import { businesses } from '../index.ts'

let site: TestSite
let manager: TestClient
beforeAll(async () => {
  site = await testSite([desk, website, notifications, places, businesses])
  manager = await site.userWith('Store Manager')
})
afterAll(() => site.close())

const at = (name: string) => `/api/resource/Business/${name}`

async function opened(values: object): Promise<string> {
  const { data, body } = await manager.post('/api/resource/Business', values)
  const { name } = valuesOf(data)
  if (typeof name !== 'string') throw new Error(JSON.stringify(body))
  return name
}

const listed = async (client: TestClient, type: string) =>
  (await client.get(`/api/resource/${type}`, { order_by: 'name asc' })).rows.map(({ name }) => name)

async function account(user: string) {
  const { data } = await site.administrator.get(`/api/resource/User/${user}`)
  const { email, roles, full_name } = valuesOf(data)
  return { email, full_name, roles: rowsOf(roles).map(({ role }) => role) }
}

async function letters(email: unknown) {
  const filters = [['recipient', '=', email]]
  const fields = ['subject', 'link']
  return (await site.administrator.get('/api/resource/Outbox Message', { filters, fields })).rows
}

test('The office makes a seller by e-mail address: the seller is notified once and the history shows it', async () => {
  const person = await site.userWith('Customer')
  const { email, full_name } = await account(person.user)
  const name = await opened({ business_name: 'Kiln' })
  const named = await manager.put(at(name), { run_by: ` ${String(email).toUpperCase()} ` })
  expect(named.data).toMatchObject({ run_by: person.user, run_by_name: full_name })
  expect((await account(person.user)).roles).toEqual(['Customer', 'Seller'])
  expect((await manager.put(at(name), { tagline: 'By hand', run_by: person.user })).status).toBe(200)
  const letter = {
    subject: 'You are now the seller for Kiln',
    link: `https://asha.example/desk/business/${name}`,
  }
  expect(await letters(email)).toMatchObject([{ subject: letter.subject }])
  const { message } = await person.get('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(message)).toContain(letter.subject)
  const history = await manager.get('/api/method/mela.desk.get_versions', { doctype: 'Business', name })
  expect(JSON.stringify(history.message)).toContain(person.user)
})

test('The office names a seller by phone number, and only users who can sign in run a business', async () => {
  const { data } = await site.administrator.post('/api/resource/User', {
    ...{ full_name: 'Yusuf', phone: '+919840012345' },
  })
  const user = valuesOf(data)['name']
  const name = await opened({ business_name: 'Loom', run_by: '098400 12345' })
  expect((await manager.get(at(name))).data).toMatchObject({ run_by: user, run_by_name: 'Yusuf' })
  for (const unknown of ['nobody@example.org', '9840099999', 'USR-none', 'Guest', 'Administrator'])
    expect((await manager.put(at(name), { run_by: unknown })).body).toMatchObject({
      ...{ code: 'businesses.user_not_found', field: 'run_by' },
    })
  await site.administrator.put(`/api/resource/User/${String(user)}`, { enabled: 0 })
  expect((await manager.post('/api/resource/Business', { business_name: 'X', run_by: user })).status).toBe(
    417,
  )
})

test('A seller reads only their own business and its branches', async () => {
  const [asha, ravi] = [await site.userWith('Seller'), await site.userWith('Seller')]
  const own = await opened({ business_name: 'Own', run_by: asha.user, gstin: '27AAPFU0939F1ZV' })
  const other = await opened({ business_name: 'Other', run_by: ravi.user })
  const branch = async (business: string) => {
    const values = { branch_name: 'Yard', business, zipcode: '600012' }
    return valuesOf((await manager.post('/api/resource/Business Branch', values)).data)['name']
  }
  const branches = [await branch(own), await branch(other)]
  expect([await listed(asha, 'Business'), await listed(asha, 'Business Branch')]).toEqual([
    [own],
    [branches[0]],
  ])
  const choices = async (doctype: string) => {
    const { message } = await asha.get('/api/method/frappe.desk.search.search_link', { doctype, txt: '' })
    return rowsOf(message).map(({ value }) => value)
  }
  expect([await choices('Business'), await choices('Business Branch')]).toEqual([[own], [branches[0]]])
  expect((await asha.get(at(own))).data).not.toMatchObject({ gstin: expect.anything() })
  expect((await asha.get(at(other))).status).toBe(404)
  expect((await asha.put(at(other), { run_by: asha.user })).status).toBe(404)
  await manager.put(at(own), { run_by: ravi.user })
  expect([await listed(asha, 'Business'), await listed(ravi, 'Business')]).toEqual([[], [own, other]])
})

test('Creating a business makes nobody its seller, and read-only staff appoint nobody', async () => {
  const both = await site.userWith('Store Manager', 'Seller')
  const name = valuesOf((await both.post('/api/resource/Business', { business_name: 'Entered' })).data)[
    'name'
  ]
  expect((await manager.get(at(String(name)))).data).toMatchObject({ owner: both.user })
  expect((await manager.get(at(String(name)))).data).not.toMatchObject({ run_by: expect.anything() })
  const office = await site.userWith('School Office')
  expect((await office.put(at(String(name)), { run_by: office.user })).status).toBe(403)
})

test('A seller edits only their own shop’s public texts', async () => {
  const [asha, ravi] = [await site.userWith('Seller'), await site.userWith('Seller')]
  const own = await opened({ business_name: 'Own', run_by: asha.user, gstin: '27AAPFU0939F1ZV' })
  const changes = {
    ...{ tagline: 'By hand', opening_hours: 'Mon to Sat, 10 to 6', logo: '/files/logo.webp' },
    holidays: [{ day: '2031-01-14', what: 'Pongal' }],
    service_areas: [{ from_postal_code: '600001', to_postal_code: '600099' }],
    ...{ delivery_policy: 'Two days', phone: '+919840012345' },
  }
  const saved = await asha.put(at(own), changes)
  expect(saved.status).toBe(200)
  expect(saved.data).toMatchObject(changes)
  expect((await ravi.put(at(own), { tagline: 'x' })).status).toBe(404)
  expect((await manager.get(at(own))).data).toMatchObject({ gstin: '27AAPFU0939F1ZV', tagline: 'By hand' })
  const wrong = await asha.put(at(own), {
    service_areas: [{ from_postal_code: '60', to_postal_code: '600099' }],
  })
  expect(wrong.body).toMatchObject({ code: 'businesses.not_an_area', field: 'service_areas' })
})

test('The business form shows office-only fields as text to the seller and as inputs to the office', async () => {
  const seller = await site.userWith('Seller')
  const fixed = async (client: TestClient, doctype: string) => {
    const { body } = await client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype })
    const [meta] = rowsOf(valuesOf(body)['docs'])
    return rowsOf(meta?.['fields']).flatMap((field) =>
      field['read_only'] === 1 ? [String(field['fieldname'])] : [],
    )
  }
  const shop = await fixed(seller, 'Business')
  expect(shop).toEqual(expect.arrayContaining(['business_name', 'domains', 'city', 'run_by']))
  expect(shop).not.toContain('opening_hours')
  expect(shop).not.toContain('handling_days')
  expect(await fixed(seller, 'Business Branch')).toContain('zipcode')
  expect(await fixed(manager, 'Business')).not.toContain('business_name')
})

test('Refuses a seller’s change to office-only fields and GSTINs of a shop and its branches, naming the field', async () => {
  const asha = await site.userWith('Seller')
  const own = await opened({ business_name: 'Own', run_by: asha.user, gstin: '27AAPFU0939F1ZV' })
  const tries = [
    ...[{ business_name: 'Another' }, { address_state: 'Kerala' }, { currency: 'USD' }],
    ...[{ run_by: manager.user }, { domains: [{ domain: 'own.example' }] }],
  ]
  for (const changes of tries) {
    const { status, body } = await asha.put(at(own), changes)
    expect(status).toBe(417)
    expect(body).toMatchObject({ code: 'businesses.office_decides', field: Object.keys(changes)[0] })
  }
  expect((await asha.put(at(own), { state: 'live' })).status).not.toBe(200)
  await asha.put(at(own), { gstin: '' })
  expect((await manager.get(at(own))).data).toMatchObject({ gstin: '27AAPFU0939F1ZV', state: 'applied' })
  const values = { branch_name: 'Yard', business: own, zipcode: '600012' }
  const branch = String(valuesOf((await manager.post('/api/resource/Business Branch', values)).data)['name'])
  const path = `/api/resource/Business Branch/${branch}`
  const hours = { opening_hours: '10 to 6', is_pickup_point: 1 }
  expect((await asha.put(path, hours)).data).toMatchObject(hours)
  expect((await asha.put(path, { zipcode: '600001' })).body).toMatchObject({ field: 'zipcode' })
  expect((await (await site.userWith('Seller')).put(path, hours)).status).toBe(404)
})
