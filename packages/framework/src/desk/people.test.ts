import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, link, reading, text, whereUser } from '#framework/doctypes'
import { User } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { desk } from './desk.module.ts'

const Bill = docType('Sample Bill', {
  fields: { customer: link('User'), seen_by: text({ format: 'User' }), secret: link('User', { level: 2 }) },
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    All: reading(whereUser('customer')),
  },
})

let site: TestSite

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'office', docTypes: [Bill] }), desk])
})

afterAll(() => site.close())

const person = (full_name: string, phone: string) =>
  site.engine.write(administrator, async (documents) => {
    const { name } = await documents.insert(User, { full_name, phone })
    return name
  })

async function bill(values: object): Promise<string> {
  const { data } = await site.administrator.post('/api/resource/Sample Bill', values)
  return String(valuesOf(data)['name'])
}

async function peopleIn(client: TestClient, name: string) {
  const { message } = await client.get('/api/method/mela.desk.get_people', {
    doctype: 'Sample Bill',
    names: JSON.stringify([name]),
  })
  return valuesOf(message)
}

test('Staff read the names of users in the documents they work on without access to accounts', async () => {
  const [meena, ravi] = [await person('Meena K', '+919840011111'), await person('Ravi S', '+919840022222')]
  const name = await bill({ customer: meena, seen_by: ravi })
  const office = await site.userWith('School Office')
  expect((await office.get(`/api/resource/User/${meena}`)).status).not.toBe(200)
  expect(await peopleIn(office, name)).toMatchObject({ [meena]: 'Meena K', [ravi]: 'Ravi S' })
})

test('Omits a user named only in a field above the caller’s level, and one whose name is a number', async () => {
  const [hidden, number] = [
    await person('Nobody Knows', '+919840033333'),
    await person('98400 44444', '+919840044444'),
  ]
  const name = await bill({ customer: number, secret: hidden })
  const shown = await peopleIn(await site.userWith('School Office'), name)
  expect(Object.keys(shown)).not.toContain(hidden)
  expect(Object.keys(shown)).not.toContain(number)
})

test('A user who reads only their own documents gets no names', async () => {
  const customer = await site.userWith('Customer')
  expect(await peopleIn(customer, await bill({ customer: customer.user }))).toEqual({})
})
