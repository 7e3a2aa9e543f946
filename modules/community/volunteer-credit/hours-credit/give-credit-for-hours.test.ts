import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf, valuesOf, type TestClient } from '#framework/testing'
import { openVolunteerCreditSite, type VolunteerCreditSite } from '../testing/sample-site.ts'

let fixture: VolunteerCreditSite
beforeAll(async () => {
  fixture = await openVolunteerCreditSite()
})
afterAll(() => fixture.site.close())
beforeEach(() =>
  fixture.change({
    ...{ becomes: 'fee credit', volunteer_month_hours: 0, volunteer_year_hours: 0 },
    ...{ household_month_hours: 0, household_year_hours: 0 },
  }),
)

const balanceOf = async (client: TestClient) => (await fixture.walletOf(client))['balance']

const noticesOf = async (client: TestClient) => {
  await fixture.site.engine.drainEvents()
  const { message } = await fixture.call(client, 'notifications.get_notifications')
  return rowsOf(valuesOf(message)['notifications']).map(({ title }) => String(title))
}

test('Hours earn credit after both have confirmed them, in either order, and once', async () => {
  const helper = await fixture.helper()
  const approvedFirst = await fixture.record(helper, { minutes: 90 })
  await fixture.setState(approvedFirst, 'approved')
  expect(await balanceOf(helper.client)).toBe(0)
  const answers = await Promise.all([1, 2, 3].map(() => fixture.confirm(helper.client, approvedFirst)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await balanceOf(helper.client)).toBe(75)

  const confirmedFirst = await fixture.record(helper, { minutes: 60 })
  await fixture.confirm(helper.client, confirmedFirst)
  expect(await balanceOf(helper.client)).toBe(75)
  await fixture.setState(confirmedFirst, 'approved')
  expect(await balanceOf(helper.client)).toBe(125)
  expect(await fixture.creditsFor(confirmedFirst)).toMatchObject([
    { state: 'given', amount: 50, minutes: 60 },
  ])

  const atOnce = await fixture.record(helper)
  await Promise.all([fixture.confirm(helper.client, atOnce), fixture.setState(atOnce, 'approved')])
  await fixture.setState(atOnce, 'approved')
  expect(await fixture.creditsFor(atOnce)).toHaveLength(1)
  expect(await balanceOf(helper.client)).toBe(175)
  expect(await fixture.discrepancies()).toEqual([])
})

test('Hours that the volunteer logs are confirmed by them, and a change by staff needs a new confirmation', async () => {
  const helper = await fixture.helper()
  const reported = await fixture.call(helper.client, 'volunteers.report_hours', {
    ...{ on_day: fixture.today(-1), minutes: 120, activity: 'Gate' },
    idempotency_key: 'key-of-reported-hours-1',
  })
  const entry = String(valuesOf(reported.message)['name'])
  await fixture.office.put(`/api/resource/Hours Entry/${entry}`, { minutes: 60 })
  await fixture.setState(entry, 'approved')
  expect(await balanceOf(helper.client)).toBe(0)
  expect(await noticesOf(helper.client)).toContainEqual(
    expect.stringContaining('Confirm your volunteer hours'),
  )
  await fixture.confirm(helper.client, entry)
  expect(await balanceOf(helper.client)).toBe(50)
})

test('Nobody confirms the hours of somebody else, nor refused hours', async () => {
  const [helper, other] = [await fixture.helper(), await fixture.helper()]
  const entry = await fixture.record(helper)
  for (const client of [other.client, fixture.office])
    expect((await fixture.confirm(client, entry)).body).toMatchObject({ code: 'volunteers.not_your_hours' })
  const staff = await fixture.office.put(`/api/resource/Hours Entry/${entry}`, {
    confirmed_by: helper.client.user,
    state: 'approved',
  })
  expect(staff.body).toMatchObject({ code: 'documents.read_only', field: 'confirmed_by' })
  expect(await fixture.creditsFor(entry)).toEqual([])
  const refused = await fixture.record(helper)
  await fixture.setState(refused, 'refused')
  expect((await fixture.confirm(helper.client, refused)).body).toMatchObject({
    code: 'volunteers.hours_refused',
  })
})

test('The database refuses credit without both confirmations, and a change or deletion of credit', async () => {
  const helper = await fixture.helper()
  const given = await fixture.earn(helper, 60)
  const entry = await fixture.record(helper)
  const { pool } = fixture.site.engine.database
  const copy = `insert into "Hours Credit" (name, owner, creation, modified, modified_by, hours_entry, volunteer, "user", on_day,
    state, kind, minutes, cut_minutes, amount, points)
    select 'forged', owner, creation, modified, modified_by, $1, volunteer, "user", on_day, state, kind, 60, 0, amount, points
    from "Hours Credit" where hours_entry = $2`
  await expect(pool.query(copy, [entry, given])).rejects.toThrow(/both have confirmed/)
  for (const statement of [
    `delete from "Hours Credit"`,
    `update "Hours Credit" set amount = amount + 1`,
    `update "Hours Entry" set confirmed_by = approved_by where name = '${given}'`,
  ])
    await expect(pool.query(statement)).rejects.toThrow(/Credit|confirmed/)
})

test('Fee credit pays fees and nothing else, and a refund of it is fee credit again', async () => {
  const helper = await fixture.helper()
  await fixture.earn(helper, 180)
  expect(await fixture.walletOf(helper.client)).toMatchObject({
    ...{ balance: 150, anywhere: 0, only_for: [{ type: 'Fee', amount: 150 }] },
  })
  const ticket = await fixture.newTicket(40_00)
  expect((await fixture.pay(helper.client, ['Sample Ticket', ticket], 40)).body).toMatchObject({
    code: 'wallet.not_enough',
  })
  const fee = String((await fixture.feeOf(helper))['name'])
  const paid = await fixture.pay(helper.client, ['Fee', fee], 100)
  expect(paid.message).toMatchObject({ paid: 100 })
  expect(await balanceOf(helper.client)).toBe(50)
  const refund = await fixture.call(fixture.office, 'payments.refund', {
    ...{ payment: valuesOf(paid.message)['payment'], amount: 60, reason: 'The child left' },
    idempotency_key: 'key-of-a-refund-of-fee-credit',
  })
  expect(refund.status).toBe(200)
  expect(await fixture.walletOf(helper.client)).toMatchObject({ balance: 110, anywhere: 0 })
  expect((await fixture.pay(helper.client, ['Sample Ticket', ticket], 40)).status).toBe(417)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A withdrawn approval takes the credit back; what was spent is owed and taken from the next credit', async () => {
  const helper = await fixture.helper()
  const entry = await fixture.earn(helper, 120)
  const fee = String((await fixture.feeOf(helper))['name'])
  await fixture.pay(helper.client, ['Fee', fee], 70)
  await fixture.setState(entry, 'waiting')
  expect(await balanceOf(helper.client)).toBe(0)
  expect(await fixture.creditsFor(entry)).toMatchObject([{ state: 'withdrawn', amount: 100 }])
  expect(await noticesOf(helper.client)).toContainEqual(expect.stringContaining('was withdrawn'))
  expect(await fixture.discrepancies()).toEqual([])

  await fixture.earn(helper, 60)
  expect(await balanceOf(helper.client)).toBe(0)
  await fixture.setState(entry, 'approved')
  expect(await balanceOf(helper.client)).toBe(80)
  expect(await fixture.creditsFor(entry)).toMatchObject([{ state: 'withdrawn' }, { state: 'given' }])
  expect(await fixture.discrepancies()).toEqual([])
})

test('Two withdrawals take back no more than what was given twice', async () => {
  const helper = await fixture.helper()
  const [one, other] = [await fixture.earn(helper, 60), await fixture.earn(helper, 60)]
  const fee = String((await fixture.feeOf(helper))['name'])
  await fixture.pay(helper.client, ['Fee', fee], 50)
  await Promise.all([fixture.setState(one, 'waiting'), fixture.setState(other, 'waiting')])
  expect(await balanceOf(helper.client)).toBe(0)
  await fixture.earn(helper, 90)
  expect(await balanceOf(helper.client)).toBe(25)
  expect(await fixture.discrepancies()).toEqual([])
})

test('Hours become points, which are taken back with the approval', async () => {
  await fixture.change({ becomes: 'reward points' })
  const helper = await fixture.helper()
  const entry = await fixture.earn(helper, 90)
  const points = async () =>
    valuesOf((await fixture.call(helper.client, 'rewards.get_points')).message)['points']
  expect(await points()).toBe(300)
  expect(await fixture.creditOf(helper.client)).toMatchObject({ earned: { amount: 0, points: 300 } })
  await fixture.setState(entry, 'waiting')
  expect(await points()).toBe(0)
  await fixture.setState(entry, 'approved')
  expect(await points()).toBe(300)
  expect(await fixture.discrepancies()).toEqual([])
})

test('The limit of a month holds when approvals come at once, and says what it cut to both', async () => {
  await fixture.change({ volunteer_month_hours: 2 })
  const helper = await fixture.helper()
  const approver = await fixture.site.userWith('Event Staff')
  const entries = await Promise.all(
    [1, 2, 3].map(() => fixture.record(helper, { minutes: 90, on_day: fixture.today() })),
  )
  for (const entry of entries) await fixture.confirm(helper.client, entry)
  await Promise.all(entries.map((entry) => fixture.setState(entry, 'approved', approver)))
  expect(await balanceOf(helper.client)).toBe(100)
  const credits = (await Promise.all(entries.map((entry) => fixture.creditsFor(entry)))).flat()
  expect(credits.map(({ minutes }) => minutes).toSorted()).toEqual([0, 30, 90])
  for (const client of [helper.client, approver])
    expect(await noticesOf(client)).toContainEqual(expect.stringContaining('0.5 of 1.5 volunteer hours'))
  expect(await fixture.creditOf(helper.client)).toMatchObject({
    limits: [{ limit: 'volunteer month', most: 120, used: 120, left: 0 }],
  })
  expect(await fixture.discrepancies()).toEqual([])
})

test('The limit of a household holds when hours of two guardians are approved at once', async () => {
  await fixture.change({ household_month_hours: 3 })
  const mother = await fixture.helper()
  const father = await fixture.helper({ spouse: mother })
  const stranger = await fixture.helper()
  const entries = await Promise.all(
    [mother, father, mother, father].map((helper) =>
      fixture.record(helper, { minutes: 60, on_day: fixture.today() }),
    ),
  )
  for (const entry of entries) await fixture.setState(entry, 'approved')
  await Promise.all(
    entries.map((entry, place) => fixture.confirm((place % 2 === 0 ? mother : father).client, entry)),
  )
  const sum = Number(await balanceOf(mother.client)) + Number(await balanceOf(father.client))
  expect(sum).toBe(150)
  await fixture.earn(stranger, 60, { on_day: fixture.today() })
  expect(await balanceOf(stranger.client)).toBe(50)
})

test('Hours before the start, of children, and of volunteers without an account earn nothing', async () => {
  const helper = await fixture.helper()
  const early = await fixture.earn(helper, 60, { on_day: fixture.today(-401) })
  const child = await fixture.helper({ date_of_birth: fixture.today(-17 * 365) })
  const young = await fixture.earn(child, 60)
  expect([await fixture.creditsFor(early), await fixture.creditsFor(young)]).toEqual([[], []])
  expect(rowsOf((await fixture.creditOf(helper.client))['entries'])).toMatchObject([
    { entry: early, status: 'before start' },
  ])
  expect(rowsOf((await fixture.creditOf(child.client))['entries'])).toMatchObject([
    { entry: young, status: 'under age' },
  ])
  const without = await fixture.helper({ hasAccount: false })
  const entry = await fixture.record(without)
  await fixture.setState(entry, 'approved')
  expect(await fixture.creditsFor(entry)).toEqual([])
})

test('A later rate applies to later hours', async () => {
  const first = { valid_from: '2020-01-01', amount: 50_00, points: 200 }
  await fixture.change({ rates: [first, { valid_from: fixture.today(-2), amount: 80_00, points: 0 }] })
  const helper = await fixture.helper()
  const [before, after] = [
    await fixture.earn(helper, 60, { on_day: fixture.today(-3) }),
    await fixture.earn(helper, 60, { on_day: fixture.today(-2) }),
  ]
  expect([await fixture.creditsFor(before), await fixture.creditsFor(after)]).toMatchObject([
    [{ amount: 50 }],
    [{ amount: 80 }],
  ])
  await fixture.change({ rates: [first] })
})
