import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { valuesOf, type Values } from '#framework/testing'
import { refundOneItem } from '#store/orders/testing'
import { AffiliateSettings } from '../program/affiliate-settings.doctype.ts'
import { openAffiliateSite, type AffiliateSite, type Recommender } from '../testing/affiliate-site.ts'

let fixture: AffiliateSite
beforeAll(async () => {
  fixture = await openAffiliateSite()
})
afterAll(() => fixture.site.close())

const create = ({ name }: Recommender) => fixture.call('affiliates.create_payout', { name }, fixture.office)

const pay = (name: unknown) => fixture.call('affiliates.mark_payout_paid', { name }, fixture.office)

/** An affiliate whose order of three pots is delivered and can no longer be returned by the buyer. */
async function withConfirmed() {
  const affiliate = await fixture.newAffiliate({ payout_details: 'ravi@upi' })
  const placed = await fixture.buy({ quantity: 3, code: affiliate.code })
  await fixture.night(8)
  return { affiliate, placed }
}

async function preparePayout(affiliate: Recommender): Promise<string> {
  const { name } = valuesOf((await create(affiliate)).message)
  const path = `/api/resource/Affiliate Payout/${String(name)}`
  expect((await fixture.office.put(path, { reference: 'UTR 1' })).status).toBe(200)
  return String(name)
}

const refundOne = (placed: Values) => refundOneItem(fixture.store, fixture.office, placed)

test('A payout pays confirmed commissions once, by the reference of the transfer', async () => {
  const { affiliate } = await withConfirmed()
  await fixture.buy({ code: affiliate.code })
  const made = await create(affiliate)
  expect(made.message).toMatchObject({ amount: 112.5 })
  const { name } = valuesOf(made.message)
  expect((await pay(name)).body).toMatchObject({ code: 'affiliates.no_reference', field: 'reference' })
  await fixture.office.put(`/api/resource/Affiliate Payout/${String(name)}`, { reference: 'UTR 123' })
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: 0, in_payout: 112.5, pending: 37.5 })
  expect((await pay(name)).message).toMatchObject({ state: 'paid', amount: 112.5 })
  expect((await pay(name)).message).toMatchObject({ state: 'paid' })
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: 0, in_payout: 0, paid: 112.5 })
  expect((await create(affiliate)).body).toMatchObject({ code: 'affiliates.nothing_to_pay' })
  expect(await fixture.faults()).toEqual([])
})

test('Two clerks who create a payout at once create one', async () => {
  const { affiliate } = await withConfirmed()
  const answers = await Promise.all([create(affiliate), create(affiliate)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 417])
  expect(JSON.stringify(answers.map(({ body }) => body))).toContain('affiliates.payout_open')
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: 0, in_payout: 112.5 })
})

test('A payout of a sale that was refunded meanwhile is refused, and a new one pays the rest', async () => {
  const { affiliate, placed } = await withConfirmed()
  const name = await preparePayout(affiliate)
  await refundOne(placed)
  expect((await pay(name)).body).toMatchObject({ code: 'affiliates.payout_changed' })
  expect((await fixture.call('affiliates.cancel_payout', { name }, fixture.office)).status).toBe(200)
  expect((await create(affiliate)).message).toMatchObject({ amount: 75 })
  expect(await fixture.faults()).toEqual([])
})

test('What was paid out for a sale that is refunded later is deducted from the next payout', async () => {
  const { affiliate, placed } = await withConfirmed()
  await pay(await preparePayout(affiliate))
  await refundOne(placed)
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: -37.5, paid: 112.5 })
  expect((await create(affiliate)).body).toMatchObject({ code: 'affiliates.nothing_to_pay' })
  await fixture.buy({ quantity: 2, code: affiliate.code })
  await fixture.night(8)
  const next = await preparePayout(affiliate)
  expect((await pay(next)).message).toMatchObject({ amount: 37.5 })
  expect(await fixture.totalsOf(affiliate)).toMatchObject({ confirmed: 0, paid: 150 })
  expect(await fixture.faults()).toEqual([])
})

test('A payout below the minimum is refused, and only the office creates one', async () => {
  const { affiliate } = await withConfirmed()
  const minimum = (minimum_payout: number) =>
    fixture.site.engine.write(administrator, async (documents) => {
      await documents.save(AffiliateSettings, AffiliateSettings.name, { minimum_payout })
    })
  await minimum(500_00)
  expect(JSON.stringify((await create(affiliate)).body)).toContain('₹112.50 is due. Payouts begin at ₹500.')
  await minimum(0)
  const { name } = affiliate
  expect((await fixture.call('affiliates.create_payout', { name }, fixture.manager)).status).toBe(403)
  expect((await fixture.call('affiliates.create_payout', { name }, affiliate.client)).status).toBe(403)
})

async function executeUnchecked(statement: string): Promise<void> {
  await fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
  })
}

test.each([
  ['Affiliate Commission', 'amount = amount + 1', 'What is owed to this affiliate'],
  ['Affiliate Commission', 'settled_amount = settled_amount + 1', 'The paid part of this commission'],
  ['Affiliate Payout', 'amount = amount + 1', 'The amount of this payout'],
  ['Affiliate Payout Line', 'amount = amount + 1', 'The paid part of this commission'],
])('Figures of %s that were changed by hand are found: %s', async (type, change, problem) => {
  const { affiliate } = await withConfirmed()
  await pay(await preparePayout(affiliate))
  await executeUnchecked(`update "${type}" set ${change}`)
  const found = (await fixture.faults()).map((fault) => fault.problem).join('\n')
  await executeUnchecked(`update "${type}" set ${change.replace('+', '-')}`)
  expect(found).toContain(problem)
  expect(await fixture.faults()).toEqual([])
})

test('The database refuses a higher reversal, another amount and the removal of a commission', async () => {
  await withConfirmed()
  const { kysely } = fixture.site.engine.database
  for (const [statement, rule] of [
    [sql`update "Affiliate Commission" set reversed_amount = amount + 1`, /not that high/],
    [sql`update "Affiliate Commission" set amount = amount + 1`, /cannot change/],
    [sql`delete from "Affiliate Commission"`, /Commissions stay/],
  ] as const)
    await expect(statement.execute(kysely)).rejects.toThrow(rule)
})
