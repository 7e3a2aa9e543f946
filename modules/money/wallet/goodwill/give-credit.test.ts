import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf } from '#framework/testing'
import { openWalletSite, type WalletSite } from '../testing/sample-site.ts'
import { walletAccount } from '../wallet-credit/wallet-credit.queries.ts'

let fixture: WalletSite
beforeAll(async () => {
  fixture = await openWalletSite()
})
afterAll(() => fixture.site.close())

const emailOf = async (user: string) =>
  valuesOf((await fixture.site.administrator.get(`/api/resource/User/${user}`)).data)['email']

async function newGoodwill(user: string, rupees: number): Promise<string> {
  const values = { customer: await emailOf(user), amount: rupees, reason: 'A book arrived torn' }
  const { data } = await fixture.office.post('/api/resource/Goodwill Credit', values)
  return String(valuesOf(data)['name'])
}

test('The office gives credit once, however often it presses, and the customer reads why', async () => {
  const parent = await fixture.site.userWith('Customer')
  const name = await newGoodwill(parent.user, 200)
  const answers = await Promise.all(
    [1, 2, 3].map(() => fixture.call(fixture.office, 'give_credit', { name })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ message }) => message)).toEqual(
    [1, 2, 3].map(() => ({ name, state: 'given', amount: 200 })),
  )

  expect(await fixture.balanceOf(parent)).toBe(200)
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(-200_00)
  await fixture.site.engine.drainEvents()
  const { rows } = await fixture.site.administrator.get('/api/resource/Outbox Message', {
    filters: { event: 'wallet.credit_given', recipient: await emailOf(parent.user) },
    fields: ['subject', 'body'],
  })
  expect(rows).toEqual([
    expect.objectContaining({
      subject: '₹200 added to your wallet',
      body: expect.stringContaining('A book arrived torn'),
    }),
  ])
  expect(await fixture.discrepancies()).toEqual([])
})

test('Given credit cannot be changed or taken back by a form', async () => {
  const parent = await fixture.site.userWith('Customer')
  const name = await newGoodwill(parent.user, 100)
  await fixture.call(fixture.office, 'give_credit', { name })
  await fixture.office.put(`/api/resource/Goodwill Credit/${name}`, { amount: 900, reason: 'More' })
  expect((await fixture.office.get(`/api/resource/Goodwill Credit/${name}`)).data).toMatchObject({
    ...{ amount: 100, reason: 'A book arrived torn', state: 'given' },
  })
})

test('An account that does not exist is refused, and the error names the field', async () => {
  const values = { customer: 'nobody@example.org', amount: 10, reason: 'Late' }
  expect(await fixture.office.post('/api/resource/Goodwill Credit', values)).toMatchObject({
    status: 417,
    body: { field: 'customer' },
  })
})

test('Staff give no credit to themselves, and customers give none', async () => {
  const name = await newGoodwill(fixture.office.user, 100)
  expect((await fixture.call(fixture.office, 'give_credit', { name })).status).toBe(403)
  const parent = await fixture.site.userWith('Customer')
  const other = await newGoodwill(parent.user, 100)
  expect((await fixture.call(parent, 'give_credit', { name: other })).status).toBe(403)
  expect(await fixture.balanceOf(parent)).toBe(0)
})

test('The limit of a day holds when two clerks give credit at once', async () => {
  const parent = await fixture.site.userWith('Customer')
  const names = await Promise.all([1, 2, 3].map(() => newGoodwill(parent.user, 400)))
  const answers = await Promise.all(
    names.map((name) => fixture.call(fixture.office, 'give_credit', { name })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 417])
  expect(answers.find(({ status }) => status === 417)?.body).toMatchObject({ field: 'amount' })
  expect(await fixture.balanceOf(parent)).toBe(800)
})

test('Goodwill of a business is its own cost', async () => {
  const business = await fixture.newBusiness('Pottery')
  const account = { purpose: 'business', party: { type: 'Business', name: business } } as const
  const parent = await fixture.site.userWith('Customer')
  const credit = await fixture.giveGoodwill({ user: parent.user, amount: 70_00, business })
  expect(await fixture.ledgerBalance(account)).toBe(70_00)
  const stored = await fixture.site.administrator.get(`/api/resource/Wallet Credit/${credit}`)
  expect(stored.data).toMatchObject({ source: 'goodwill', funded_by: business })
})

test('Top-ups need their legal text, and bounds in their order', async () => {
  const change = (values: Readonly<Record<string, unknown>>) =>
    fixture.office.put('/api/resource/Wallet Settings/Wallet Settings', values)
  expect(await change({ allow_top_up: 1 })).toMatchObject({ status: 417, body: { field: 'top_up_terms' } })
  expect(await change({ top_up_minimum: 500, top_up_maximum: 100 })).toMatchObject({
    status: 417,
    body: { field: 'top_up_maximum' },
  })
})

test('A customer reads their own credits, and nobody else’s', async () => {
  const [parent, stranger] = [
    await fixture.site.userWith('Customer'),
    await fixture.site.userWith('Customer'),
  ]
  await fixture.giveGoodwill({ user: parent.user, amount: 50_00 })
  const path = '/api/resource/Wallet Credit'
  expect((await parent.get(path)).rows).toHaveLength(1)
  expect((await stranger.get(path)).rows).toEqual([])
  expect(rowsOf((await fixture.site.guest.get(path)).data)).toEqual([])
})
