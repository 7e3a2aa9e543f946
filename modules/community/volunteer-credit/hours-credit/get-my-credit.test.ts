import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf } from '#framework/testing'
import { openVolunteerCreditSite, type Helper, type VolunteerCreditSite } from '../testing/sample-site.ts'

let fixture: VolunteerCreditSite
let helper: Helper
beforeAll(async () => {
  fixture = await openVolunteerCreditSite()
  await fixture.change({ volunteer_month_hours: 10, household_year_hours: 5 })
  helper = await fixture.helper()
})
afterAll(() => fixture.site.close())

test('A volunteer sees what each entry earned, whom it waits for, and what the limits leave', async () => {
  const earned = await fixture.earn(helper, 60, { on_day: fixture.today() })
  const approved = await fixture.record(helper, { on_day: fixture.today(-1) })
  await fixture.setState(approved, 'approved')
  const confirmed = await fixture.record(helper, { on_day: fixture.today(-2) })
  await fixture.confirm(helper.client, confirmed)
  const refused = await fixture.record(helper, { on_day: fixture.today(-3) })
  await fixture.setState(refused, 'refused')
  const withdrawn = await fixture.earn(helper, 60, { on_day: fixture.today(-4) })
  await fixture.setState(withdrawn, 'waiting')
  const credit = await fixture.creditOf(helper.client)
  expect(credit).toMatchObject({
    ...{ is_on: 1, kind: 'fee credit', amount: 50, earned: { amount: 50, points: 0 } },
    limits: [
      { limit: 'household year', most: 300, used: 60, left: 240 },
      { limit: 'volunteer month', most: 600, used: 60, left: 540 },
    ],
  })
  const statuses = rowsOf(credit['entries']).map(({ entry, status }) => [entry, status])
  expect(statuses).toEqual([
    [earned, 'earned'],
    [approved, 'to confirm'],
    [confirmed, 'to approve'],
    [refused, 'none'],
    [withdrawn, 'withdrawn'],
  ])
})

test('The statements do not depend on the number of entries', async () => {
  const { statements } = await fixture.call(helper.client, 'volunteer_credit.get_my_credit')
  await fixture.earn(helper, 60)
  const again = await fixture.call(helper.client, 'volunteer_credit.get_my_credit')
  expect([statements.length, again.statements.length]).toEqual([7, 7])
})

test('Who is no volunteer has no credit, and a guest is refused', async () => {
  const stranger = await fixture.site.userWith('Customer')
  const own = await fixture.call(stranger, 'volunteer_credit.get_my_credit')
  expect([own.status, own.message]).toEqual([200, { credit: null }])
  expect((await fixture.call(fixture.site.guest, 'volunteer_credit.get_my_credit')).status).toBe(403)
})

test('Only the volunteer and staff read credit', async () => {
  const stranger = await fixture.helper()
  const path = '/api/resource/Hours Credit'
  expect((await helper.client.get(path)).rows.length).toBeGreaterThan(0)
  expect((await stranger.client.get(path)).rows).toEqual([])
  expect((await fixture.office.get(path)).rows.length).toBeGreaterThan(0)
  expect((await helper.client.get('/api/resource/Hours Finding')).status).toBe(403)
})

test('The statement of the family lists the hours and the credit that they earned', async () => {
  const parent = await fixture.helper()
  await fixture.earn(parent, 90, { activity: 'Painting the gate' })
  const period = { from: fixture.today(-30), to: fixture.today(1) }
  const { message } = await fixture.call(parent.client, 'family.get_statement', period)
  const lines = rowsOf(valuesOf(message)['lines']).filter(({ kind }) =>
    ['hours', 'credit'].includes(String(kind)),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'hours', amount: 90, title: expect.stringContaining('Painting') }),
      expect.objectContaining({
        ...{ kind: 'credit', movement: 'added', amount: 75, reference_type: 'Hours Credit' },
        title: expect.stringContaining('Painting the gate'),
      }),
    ]),
  )
})

test('While credit is off nobody is asked to confirm, and earned credit stays', async () => {
  await fixture.change({ is_on: 0 })
  const other = await fixture.helper()
  const entry = await fixture.earn(other, 60)
  expect(await fixture.creditsFor(entry)).toEqual([])
  const none = await fixture.call(other.client, 'volunteer_credit.get_my_credit')
  expect(none.message).toEqual({ credit: null })
  expect(await fixture.creditOf(helper.client)).toMatchObject({ is_on: 0, limits: [] })
  await fixture.change({ is_on: 1 })
})
