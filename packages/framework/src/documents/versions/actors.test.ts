import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { docType, everything, prompted, reading, text, whereOwner } from '#framework/doctypes'
import { defineModule, method, signedInUsers } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const MoneyTransfer = docType('Money Transfer', {
  naming: prompted,
  fields: { title: text(), nested: text() },
  access: { 'System Manager': everything, All: reading(whereOwner) },
})

const decide = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const system = documents.asSystem()
    await system.insert(MoneyTransfer, { name: input.name })
    await system.save(MoneyTransfer, input.name, { title: 'Paid back' })
    await system.asSystem().save(MoneyTransfer, input.name, { nested: 'Booked' })
    return (await system.get(MoneyTransfer, input.name)).owner
  },
})

let site: TestSite
beforeAll(async () => {
  site = await testSite([
    desk,
    defineModule({ name: 'transfers', docTypes: [MoneyTransfer], methods: { decide } }),
  ])
})
afterAll(() => site.close())

async function decided(client: TestClient, name: string) {
  const { message: owner } = await client.post('/api/method/mela.transfers.decide', { name })
  const { history, modified_by } = await site.engine.read(administrator, async (documents) => ({
    history: await documents.versions(MoneyTransfer, name),
    modified_by: (await documents.get(MoneyTransfer, name)).modified_by,
  }))
  return { owner, modified_by, did: history.map((entry) => entry.owner) }
}

test('History records the staff member for whom the system acts, without making them the owner', async () => {
  const clerk = await site.userWith('Store Manager')
  const { user } = clerk
  expect(await decided(clerk, 'by the clerk')).toEqual({
    ...{ owner: 'Administrator', modified_by: user, did: [user, user, user] },
  })
  expect((await clerk.get('/api/resource/Money Transfer/by the clerk')).status).toBe(404)
})

test('History records the system for a change that a customer triggered', async () => {
  const customer = await site.userWith('Customer')
  const system = 'Administrator'
  expect(await decided(customer, 'by a customer')).toEqual({
    ...{ owner: system, modified_by: system, did: [system, system, system] },
  })
})

test('History records the system for unattended work, or the user for whom the system acted', async () => {
  const clerk = await site.userWith('Store Manager')
  const did = await site.engine.write(administrator, async (documents) => {
    await documents.asSystem().insert(MoneyTransfer, { name: 'by the clock' })
    await documents.asSystemFor(clerk.user).insert(MoneyTransfer, { name: 'for the clerk' })
    const [[clock], [own]] = [
      await documents.versions(MoneyTransfer, 'by the clock'),
      await documents.versions(MoneyTransfer, 'for the clerk'),
    ]
    return [clock?.owner, own?.owner]
  })
  expect(did).toEqual(['Administrator', clerk.user])
})
