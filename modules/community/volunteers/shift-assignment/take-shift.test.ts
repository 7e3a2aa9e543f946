import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { addDays } from '#meta'
import {
  call,
  updateDocument,
  createDocument,
  valuesOf,
  volunteerSite,
  type VolunteerSite,
} from '../testing/sample-site.ts'

let sampleSite: VolunteerSite
beforeAll(async () => {
  sampleSite = await volunteerSite()
})
afterAll(() => sampleSite.site.close())

const fetchAssignedCount = async (shift: string) => (await sampleSite.document('Shift', shift))['assigned']
const at = (days: number, time: string) => `${addDays(sampleSite.today, days)} ${time}`

test('A volunteer takes a shift only once and gives it back, and the coordinator is notified', async () => {
  const coordinator = await sampleSite.site.userWith('Event Staff')
  const shift = await sampleSite.shift({ coordinator: coordinator.user })
  const { client } = await sampleSite.helper()
  const first = await call(client, 'take_shift', { shift })
  expect(first.message).toMatchObject({ state: 'accepted' })
  expect((await call(client, 'take_shift', { shift })).message).toEqual(first.message)
  expect(await fetchAssignedCount(shift)).toBe(1)

  const { assignment } = valuesOf(first.message)
  for (const _ of [1, 2])
    expect((await call(client, 'release_shift', { assignment })).message).toMatchObject({
      state: 'withdrawn',
    })
  expect(await fetchAssignedCount(shift)).toBe(0)
  await sampleSite.site.engine.drainEvents()
  const { message } = await coordinator.get('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(message)).toMatch(/Shift place open: Kitchen/)
  expect(JSON.stringify(message)).toMatch(/\(\w{3}, \d+ \w+, \d{4}, \d+:\d\d [ap]m\) is open again/)
  expect(JSON.stringify(message)).not.toMatch(/Helper/)
})

test('A volunteer reads a shift’s task, place and event in their own language', async () => {
  const event = await createDocument(sampleSite.office, 'Mela Event', { title: 'Kite morning' })
  const shift = await sampleSite.shift({ role: 'Welcome desk', place: 'The south gate', event })
  const texts = { 'Welcome desk': 'स्वागत मेज़', 'The south gate': 'दक्षिणी द्वार', 'Kite morning': 'पतंग की सुबह' }
  for (const [source_text, translated_text] of Object.entries(texts))
    await createDocument(sampleSite.site.administrator, 'Translation', {
      language: 'hi',
      source_text,
      translated_text,
    })
  const { client } = await sampleSite.helper()
  const shownIn = async (language: string) => {
    const { message } = await client.get(`/api/method/mela.volunteers.get_shifts?_lang=${language}`)
    const { shifts } = valuesOf(message)
    return Array.isArray(shifts) ? shifts.map(valuesOf).find(({ name }) => name === shift) : null
  }
  expect(await shownIn('hi')).toMatchObject({
    ...{ role: 'स्वागत मेज़', place: 'दक्षिणी द्वार', event_title: 'पतंग की सुबह', description: null },
  })
  expect(await shownIn('en')).toMatchObject({ role: 'Welcome desk', event_title: 'Kite morning' })
})

test('Of twelve concurrent volunteers exactly three get the last three places', async () => {
  const shift = await sampleSite.shift({ capacity: 3 })
  const people = await Promise.all(Array.from({ length: 12 }, () => sampleSite.helper()))
  const answers = await Promise.all(people.map(({ client }) => call(client, 'take_shift', { shift })))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'yes' : valuesOf(body)['code']))
  expect(codes.filter((code) => code === 'yes')).toHaveLength(3)
  expect(codes.filter((code) => code === 'volunteers.shift_full')).toHaveLength(9)
  expect(await fetchAssignedCount(shift)).toBe(3)
})

test('Nobody gets two overlapping shifts, even concurrently', async () => {
  const early = await sampleSite.shift({ starts_at: at(5, '09:00:00'), ends_at: at(5, '12:00:00') })
  const late = await sampleSite.shift({
    starts_at: at(5, '11:00:00'),
    ends_at: at(5, '13:00:00'),
    role: 'Gate',
  })
  const after = await sampleSite.shift({ starts_at: at(5, '13:00:00'), ends_at: at(5, '14:00:00') })
  const { client } = await sampleSite.helper()
  const answers = await Promise.all([early, late].map((shift) => call(client, 'take_shift', { shift })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(answers.map(({ body }) => valuesOf(body)['code'])).toContain('volunteers.overlap')
  expect((await call(client, 'take_shift', { shift: after })).status).toBe(after === '' ? 0 : 200)
})

test('Staff cannot assign a missing place, and a volunteer answers an offer', async () => {
  const shift = await sampleSite.shift({ capacity: 1 })
  const [one, other] = [await sampleSite.helper(), await sampleSite.helper()]
  const offered = await createDocument(sampleSite.office, 'Shift Assignment', {
    shift,
    volunteer: one.volunteer,
  })
  const second = await sampleSite.office.post('/api/resource/Shift Assignment', {
    shift,
    volunteer: other.volunteer,
  })
  expect(second.body).toMatchObject({ code: 'volunteers.shift_full' })
  expect((await call(one.client, 'take_shift', { shift })).message).toEqual({
    assignment: offered,
    state: 'accepted',
  })
  expect((await updateDocument(sampleSite.office, ['Shift', shift], { capacity: 0 })).status).toBe(417)
})

test('Refuses a shift for age, credential or state, and tells the volunteer which', async () => {
  const kind = await createDocument(sampleSite.office, 'Credential Kind', { kind: 'Police check' })
  const { client, volunteer } = await sampleSite.helper({ date_of_birth: '2010-01-01', kind: 'student' })
  const grown = await sampleSite.shift({ min_age: 18 })
  const checked = await sampleSite.shift({ credential_needed: kind })
  const closed = await sampleSite.shift()
  await updateDocument(sampleSite.office, ['Shift', closed], { state: 'closed' })
  const refused = async (shift: string) =>
    valuesOf((await call(client, 'take_shift', { shift })).body)['code']
  expect(await refused(grown)).toBe('volunteers.too_young')
  expect(await refused(checked)).toBe('volunteers.credential_missing')
  expect(await refused(closed)).toBe('volunteers.shift_not_open')

  const expires_on = addDays(sampleSite.today, 30)
  const credential = await createDocument(sampleSite.office, 'Credential', { volunteer, kind, expires_on })
  expect(await refused(checked)).toBe('volunteers.credential_missing')
  await updateDocument(sampleSite.office, ['Credential', credential], { state: 'valid' })
  expect((await call(client, 'take_shift', { shift: checked })).status).toBe(200)
})

test('An expired credential releases the shifts that need it and notifies the coordinator', async () => {
  const kind = await createDocument(sampleSite.office, 'Credential Kind', { kind: 'First aid' })
  const coordinator = await sampleSite.site.userWith('Event Staff')
  const { client, volunteer } = await sampleSite.helper()
  const expires_on = addDays(sampleSite.today, 30)
  const credential = await createDocument(sampleSite.office, 'Credential', { volunteer, kind, expires_on })
  await updateDocument(sampleSite.office, ['Credential', credential], { state: 'valid' })
  const needing = await sampleSite.shift({ credential_needed: kind, coordinator: coordinator.user })
  const free = await sampleSite.shift({ starts_at: at(3, '09:00:00'), ends_at: at(3, '10:00:00') })
  const { assignment } = valuesOf((await call(client, 'take_shift', { shift: needing })).message)
  await call(client, 'take_shift', { shift: free })

  await updateDocument(sampleSite.office, ['Credential', credential], {
    expires_on: addDays(sampleSite.today, -1),
  })
  expect(await sampleSite.document('Shift Assignment', String(assignment))).toMatchObject({
    state: 'withdrawn',
    withdrawal_reason: 'credential',
  })
  expect([await fetchAssignedCount(needing), await fetchAssignedCount(free)]).toEqual([0, 1])
  await sampleSite.site.engine.runTask('volunteers.expire_credentials', {})
  expect(await sampleSite.document('Credential', credential)).toMatchObject({ state: 'expired' })
  await sampleSite.site.engine.drainEvents()
  const coordinatorNotifications = await coordinator.get('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(coordinatorNotifications.message)).toMatch(/Shift place open: Kitchen/)
})

test('New times move a shift’s volunteers, or are refused when one has an overlap', async () => {
  const moving = await sampleSite.shift({ starts_at: at(7, '09:00:00'), ends_at: at(7, '10:00:00') })
  const fixed = await sampleSite.shift({ starts_at: at(7, '11:00:00'), ends_at: at(7, '12:00:00') })
  const { client } = await sampleSite.helper()
  const { assignment } = valuesOf((await call(client, 'take_shift', { shift: moving })).message)
  await call(client, 'take_shift', { shift: fixed })
  const crossing = await updateDocument(sampleSite.office, ['Shift', moving], { ends_at: at(7, '11:30:00') })
  expect(crossing.body).toMatchObject({ code: 'volunteers.overlap' })
  await updateDocument(sampleSite.office, ['Shift', moving], { starts_at: at(7, '08:00:00') })
  expect(String((await sampleSite.document('Shift Assignment', String(assignment)))['starts_at'])).toContain(
    '08:00',
  )
  await updateDocument(sampleSite.office, ['Shift', moving], { state: 'cancelled' })
  expect(await sampleSite.document('Shift Assignment', String(assignment))).toMatchObject({
    withdrawal_reason: 'shift cancelled',
  })
})

test('Inactive users and non-volunteers take no shift, and nobody names another’s place', async () => {
  const shift = await sampleSite.shift()
  const stranger = await sampleSite.site.userWith('Volunteer')
  expect((await call(stranger, 'take_shift', { shift })).body).toMatchObject({
    code: 'volunteers.no_volunteer',
  })
  const paused = await sampleSite.helper({ state: 'paused' })
  expect((await call(paused.client, 'take_shift', { shift })).status).toBe(403)
  expect((await call(sampleSite.site.guest, 'take_shift', { shift })).status).toBe(403)
  const [one, other] = [await sampleSite.helper(), await sampleSite.helper()]
  const { assignment } = valuesOf((await call(one.client, 'take_shift', { shift })).message)
  for (const [method, input] of [
    ['release_shift', { assignment }],
    ['clock', { assignment, direction: 'in' }],
  ] as const)
    expect((await call(other.client, method, input)).body).toMatchObject({
      code: 'volunteers.not_your_shift',
    })
})

test('A volunteer lists shifts without other people, in a constant number of statements', async () => {
  const { client } = await sampleSite.helper()
  const statements = async () => (await client.get('/api/method/mela.volunteers.get_shifts')).statements
  await statements()
  const few = await statements()
  for (let count = 0; count < 4; count += 1) await sampleSite.shift()
  const seen = await client.get('/api/method/mela.volunteers.get_shifts')
  expect(seen.statements.length).toBe(few.length)
  expect(seen.statements.length).toBeLessThanOrEqual(7)
  expect(JSON.stringify(seen.message)).not.toMatch(/VOL-|clock_code|\+9198/)
  for (const type of ['Shift Assignment', 'Volunteer', 'Shift', 'Credential']) {
    const { status, rows } = await client.get(`/api/resource/${type}`, { fields: ['name'] })
    expect(status === 403 || rows.length <= 1).toBe(true)
    expect((await sampleSite.site.guest.get(`/api/resource/${type}`)).status).toBe(403)
  }
})

test('Taking a shift uses few statements in one transaction', async () => {
  const { client } = await sampleSite.helper()
  const shift = await sampleSite.shift()
  const { statements } = await call(client, 'take_shift', { shift })
  expect(statements.length).toBeGreaterThan(5)
  expect(statements.length).toBeLessThanOrEqual(20)
})

test('Reminds each volunteer once within a day before the shift', async () => {
  const day = 24 * 60
  const soon = await sampleSite.shift({
    starts_at: sampleSite.moment(day + 60),
    ends_at: sampleSite.moment(day + 90),
  })
  const { client } = await sampleSite.helper()
  await call(client, 'take_shift', { shift: soon })
  await sampleSite.site.engine.runTask('volunteers.remind', {})
  sampleSite.clock.pass(2 * 60 * 60)
  for (const _ of [1, 2]) await sampleSite.site.engine.runTask('volunteers.remind', {})
  await sampleSite.site.engine.drainEvents()
  const { message } = await client.get('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(message).match(/Shift reminder: Kitchen/g)).toHaveLength(1)
})

test('The database prevents overbooking a shift, whoever writes', async () => {
  const shift = await sampleSite.shift({ capacity: 1 })
  const [one, other] = [await sampleSite.helper(), await sampleSite.helper()]
  await call(one.client, 'take_shift', { shift })
  const free = await sampleSite.shift({ starts_at: at(9, '09:00:00'), ends_at: at(9, '10:00:00') })
  const { assignment } = valuesOf((await call(other.client, 'take_shift', { shift: free })).message)
  const moved = sampleSite.site.engine.write(administrator, (documents) =>
    documents.statement(
      sql`update "Shift Assignment" set shift = ${shift} where name = ${String(assignment)}`,
      {},
    ),
  )
  await expect(moved).rejects.toEqual(expect.objectContaining({ constraint: 'Shift Assignment.full' }))
})
