import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { pageSectionSource } from '#site/website'
import {
  readCampaign,
  payContribution,
  offer,
  startPayment,
  readStatus,
  openContributionSite,
  valuesOf,
  type ContributionSite,
} from '../testing/sample-site.ts'

let support: ContributionSite
beforeAll(async () => {
  support = await openContributionSite()
})
afterAll(() => support.site.close())

const contribution = async (name: unknown) =>
  valuesOf((await support.site.administrator.get(`/api/resource/Contribution/${String(name)}`)).data)

const refund = (started: Readonly<Record<string, unknown>>, amount: number, key: string) =>
  support.site.administrator.post('/api/method/mela.payments.refund', {
    ...{ payment: started['payment'], amount, reason: 'They asked', to: 'source', idempotency_key: key },
  })

test('The receipt holder pays, and the capture confirms the contribution', async () => {
  const { offered, started, status } = await payContribution(support, { message: 'Books!' })
  expect(status).toMatchObject({ state: 'captured', amount: 500 })
  expect(await contribution(offered['name'])).toMatchObject({
    state: 'confirmed',
    payment: started['payment'],
    refunded_amount: 0,
  })
})

test('Nobody pays for a contribution without its receipt token', async () => {
  const mine = valuesOf((await offer(support.site.guest, { purpose: support.library })).message)
  const other = valuesOf((await offer(support.site.guest, { purpose: support.library })).message)
  const tries = [
    { receipt_token: undefined },
    { receipt_token: 'x' },
    { receipt_token: other['receipt_token'] },
  ]
  for (const more of tries) expect((await startPayment(support.site.guest, mine, more)).status).toBe(403)
  const nowhere = { ...mine, name: 'CON-2020-00001' }
  expect((await startPayment(support.site.guest, nowhere)).status).toBe(403)
})

test('The campaign total equals the ledger, and a guest sees a change at once', async () => {
  const before = await readCampaign(support.site.guest)
  await payContribution(support, { amount: 250.5 })
  const after = await readCampaign(support.site.guest)
  expect(Number(after['raised']) - Number(before['raised'])).toBeCloseTo(250.5)
  expect(Number(after['count']) - Number(before['count'])).toBe(1)
  expect(after).toMatchObject({ currency: 'INR', goal: 1000, suggested: [250, 500, 1000, 2500] })
})

test('A declined payment confirms nothing, and the next one does', async () => {
  const offered = valuesOf((await offer(support.site.guest, { purpose: support.library })).message)
  const first = valuesOf((await startPayment(support.site.guest, offered)).message)
  support.gateway.play(String(first['payment']), { state: 'failed', error: 'Not enough on the account' })
  expect((await readStatus(support.site.guest, first)).message).toMatchObject({
    state: 'failed',
    error: 'Not enough on the account',
  })
  expect(await contribution(offered['name'])).toMatchObject({ state: 'offered' })
  const again = { idempotency_key: 'another-key-after-the-decline' }
  const second = valuesOf((await startPayment(support.site.guest, offered, again)).message)
  expect(second['payment']).toBe(first['payment'])
  support.gateway.play(String(second['payment']))
  // Payers may query the gateway once per three seconds, staff at once.
  await support.site.administrator.post('/api/method/mela.payments.ask_gateway', { name: second['payment'] })
  expect(await contribution(offered['name'])).toMatchObject({
    state: 'confirmed',
    payment: second['payment'],
  })
})

test('A second capture for one contribution stays unallocated and leaves it as it is', async () => {
  const { offered, started } = await payContribution(support)
  const offeredAgain = await startPayment(support.site.guest, offered, {
    idempotency_key: 'a-key-that-comes-too-late',
  })
  expect(offeredAgain.status).toBe(417)
  expect(await contribution(offered['name'])).toMatchObject({
    state: 'confirmed',
    payment: started['payment'],
  })
})

test('A refund reduces the total, and a full refund returns the contribution', async () => {
  const { offered, started } = await payContribution(support, { amount: 300 })
  const before = await readCampaign(support.site.guest)
  expect((await refund(started, 100, 'first-part-that-goes-back')).status).toBe(200)
  expect(await contribution(offered['name'])).toMatchObject({ state: 'confirmed', refunded_amount: 100 })
  await refund(started, 200, 'second-part-that-goes-back')
  expect(await contribution(offered['name'])).toMatchObject({ state: 'returned', refunded_amount: 300 })
  const after = await readCampaign(support.site.guest)
  expect(Number(before['raised']) - Number(after['raised'])).toBeCloseTo(300)
})

test('The supporters’ wall lists those who opted in, with messages that the office approved', async () => {
  await payContribution(support, { donor_name: 'Quiet' })
  await payContribution(support, { donor_name: 'Hidden', is_on_wall: 1, is_anonymous: 1 })
  const { offered } = await payContribution(support, {
    donor_name: 'Selvi',
    is_on_wall: 1,
    message: 'For the roof',
  })
  const readSupporters = async () => JSON.stringify((await readCampaign(support.site.guest))['supporters'])
  expect(await readSupporters()).toMatch(/Selvi/)
  expect(await readSupporters()).not.toMatch(/Quiet|Hidden|For the roof|example\.org/)
  const office = await support.site.userWith('School Office')
  await office.put(`/api/resource/Contribution/${String(offered['name'])}`, { is_message_shown: 1 })
  expect(await readSupporters()).toMatch(/For the roof/)
})

test('A page section shows the same, in a constant number of statements for any number of campaigns', async () => {
  const { engine, guest, administrator: manager } = support.site
  const statements = async () => (await guest.get('/api/method/mela.contributions.get_campaign')).statements
  const add = (title: string) => manager.post('/api/resource/Contribution Purpose', { title, goal: 10 })
  await add('Trees')
  const few = await statements()
  for (const title of ['Lunch', 'Drums']) await add(title)
  const many = await statements()
  expect(few.length).toBeGreaterThan(0)
  expect(many.length).toBe(few.length)
  expect(many.length).toBeLessThanOrEqual(5)
  const source = engine
    .extensions(pageSectionSource)
    .find(({ sectionType }) => sectionType === 'contribution')
  const rows = await engine.read(administrator, async (documents) =>
    source?.rows({ content: { purpose: 'Trees' }, limit: 1, business: 'BS-00001', store: null, documents }),
  )
  expect(rows).toEqual([{ goal: 10, raised: 0, count: 0, currency: 'INR' }])
})

test('Thanks a contributor with only a phone number by one text message', async () => {
  const { offered } = await payContribution(support, { email: null, phone: '+919840012345' })
  await support.site.engine.drainEvents()
  await support.site.engine.drainEvents()
  const { rows } = await support.site.administrator.get('/api/resource/Outbox Message', {
    filters: [['event', '=', 'contributions.confirmed']],
    fields: ['recipient', 'body'],
  })
  expect(rows).toEqual([
    { recipient: '+919840012345', body: expect.stringContaining(String(offered['name'])) },
  ])
})

const listDiscrepancies = () =>
  support.site.engine.read(administrator, async (documents) => {
    const check = support.site.engine
      .extensions(bookkeepingCheck)
      .find(({ name }) => name === 'contributions.paid')
    return check?.run(documents.asSystem(), { timeZone: 'Asia/Kolkata' })
  })

test('A refund refused by the gateway is reversed, and the contribution is valid again', async () => {
  const { offered, started } = await payContribution(support)
  support.gateway.fail('refused', 'refund')
  const asked = valuesOf((await refund(started, 500, 'a-refund-that-will-be-refused')).message)
  expect(await contribution(offered['name'])).toMatchObject({ state: 'returned' })
  await support.site.engine.runTask('payments.send_refund', { refund: String(asked['refund']) })
  support.gateway.fail(null)
  expect(await contribution(offered['name'])).toMatchObject({ state: 'confirmed', refunded_amount: 0 })
})

test('The bookkeeping check finds only contributions that disagree with their payment', async () => {
  expect(await listDiscrepancies()).toEqual([])
  const { offered } = await payContribution(support)
  const name = String(offered['name'])
  const changeContribution = (change: string) =>
    support.site.engine.database.pool.query(`update "Contribution" set ${change} where name = $1`, [name])
  const findAfterChange = async (change: string, back: string) => {
    await changeContribution(change)
    const found = await listDiscrepancies()
    await changeContribution(back)
    return found
  }
  expect(await findAfterChange('amount = amount + 1', 'amount = amount - 1')).toEqual([
    { type: 'Contribution', name, problem: 'The payment amount differs from the contribution amount' },
  ])
  expect(await findAfterChange("state = 'offered'", "state = 'confirmed'")).toEqual([
    { type: 'Contribution', name, problem: 'A payment was captured but the contribution is not confirmed' },
  ])
  expect(await findAfterChange('refunded_amount = 1', 'refunded_amount = 0')).toMatchObject([{ name }])
  expect(await listDiscrepancies()).toEqual([])
})
