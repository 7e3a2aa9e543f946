import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { openVolunteerCreditSite, type Helper, type VolunteerCreditSite } from '../testing/sample-site.ts'

let fixture: VolunteerCreditSite
/** Approves most hours of the school, of many volunteers. */
let coordinator: TestClient
let friend: TestClient
beforeAll(async () => {
  fixture = await openVolunteerCreditSite()
  coordinator = await fixture.site.userWith('Event Staff')
  friend = await fixture.site.userWith('Event Staff')
  for (let number = 0; number < 3; number += 1) {
    const helper = await fixture.helper()
    await approve(helper, { by: coordinator, count: 5, minutes: 100 })
  }
})
afterAll(() => fixture.site.close())

interface Approvals {
  readonly by: TestClient
  readonly count: number
  readonly minutes: number
}

async function approve(helper: Helper, { by, count, minutes }: Approvals): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const entry = await fixture.record(helper, { minutes, on_day: fixture.today(-number) })
    await fixture.site.engine.database.pool.query(
      `update "Hours Entry" set source = 'kiosk' where name = $1`,
      [minutes % 60 === 0 ? '' : entry],
    )
    await fixture.setState(entry, 'approved', by)
  }
}

async function findingsOf({ volunteer }: Helper) {
  await fixture.site.engine.runTask('volunteer_credit.check_approvals')
  const { rows } = await fixture.office.get('/api/resource/Hours Finding', {
    filters: { volunteer },
    fields: ['name', 'kind', 'approver', 'state', 'entries', 'of_entries', 'minutes'],
    order_by: 'kind asc',
  })
  return rows
}

test('An approver of most volunteers, with hours that were checked in, is not unusual', async () => {
  const helper = await fixture.helper()
  await approve(helper, { by: coordinator, count: 5, minutes: 100 })
  expect(await findingsOf(helper)).toEqual([])
})

test('An approver who approves nearly all hours of one volunteer and few others is found', async () => {
  const helper = await fixture.helper()
  await approve(helper, { by: friend, count: 5, minutes: 100 })
  expect(await findingsOf(helper)).toMatchObject([
    { kind: 'one approver', approver: friend.user, entries: 5, of_entries: 5, minutes: 500, state: 'open' },
  ])
})

test('Round hours that nobody checked in, and hours without a shift, are found', async () => {
  const helper = await fixture.helper()
  await approve(helper, { by: coordinator, count: 6, minutes: 120 })
  expect(await findingsOf(helper)).toMatchObject([
    { kind: 'outside shifts', entries: 6 },
    { kind: 'round hours', entries: 6 },
  ])
})

test('An approval in the own household is found, even a single one', async () => {
  const helper = await fixture.helper()
  const spouse = await fixture.helper({ spouse: helper })
  const staff = await fixture.site.userWith('Event Staff')
  await approve(helper, { by: staff, count: 1, minutes: 100 })
  expect(await findingsOf(helper)).toEqual([])
  await fixture.site.engine.database.pool.query(`update "Guardian" set "user" = $1 where phone = $2`, [
    ...[staff.user, spouse.phone],
  ])
  expect(await findingsOf(helper)).toMatchObject([{ kind: 'same household', approver: staff.user }])
})

test('A checked finding opens again when more is found, and one that no longer holds is resolved', async () => {
  const helper = await fixture.helper()
  await approve(helper, { by: coordinator, count: 6, minutes: 120 })
  const [outside] = await findingsOf(helper)
  const path = `/api/resource/Hours Finding/${String(outside?.['name'])}`
  await fixture.office.put(path, { state: 'checked', note: 'The fair had no shifts' })
  expect(await findingsOf(helper)).toMatchObject([{ state: 'checked' }, { state: 'open' }])
  await approve(helper, { by: coordinator, count: 1, minutes: 120 })
  expect(await findingsOf(helper)).toMatchObject([{ state: 'open', entries: 7 }, { entries: 7 }])
  fixture.clock.pass(200 * 24 * 3600)
  expect(await findingsOf(helper)).toMatchObject([{ state: 'resolved' }, { state: 'resolved' }])
})

test('Only the office looks for findings', async () => {
  const answers = await Promise.all(
    [fixture.office, coordinator].map((client) =>
      fixture.call(client, 'volunteer_credit.check_approvals', { name: 'Volunteer Credit Settings' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 403])
})
