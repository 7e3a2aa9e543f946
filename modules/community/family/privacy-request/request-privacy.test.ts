import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { TestClient } from '#framework/testing'
import {
  call,
  transition,
  offerSeat,
  register,
  registrations,
  rowsOf,
  schoolSite,
  stored,
  valuesOf,
  type SchoolSite,
} from '../testing/sample-site.ts'

let school: SchoolSite
beforeAll(async () => {
  school = await schoolSite()
})
afterAll(() => school.site.close())

const named = async (first: string): Promise<string> => {
  const { rows } = await school.site.administrator.get(registrations, {
    filters: { student_first_name: first },
  })
  return String(rows[0]?.['name'])
}

const ask = async (client: TestClient, args: object) =>
  valuesOf((await call(client, 'request_privacy', args)).message)

const decide = (name: unknown, action: string) =>
  school.office.post('/api/method/mela.desk.apply_transition', { doctype: 'Privacy Request', name, action })

const requestOf = async (name: unknown) =>
  valuesOf((await school.site.administrator.get(`/api/resource/Privacy Request/${String(name)}`)).data)

async function findTablesWithText(text: string): Promise<readonly string[]> {
  const tables = [
    ...['Student Registration', 'Student Document', 'Student Sibling', 'Student Consent', 'Class Enrolment'],
    ...['Guardian', 'Family', 'Consent', 'Contact Change', 'Version', 'Deleted Document', 'Form Submission'],
  ]
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${text}%`}`.execute(
      school.site.engine.database.kysely,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

test('A guardian, and nobody else, exports all data stored about their child', async () => {
  const student = await named('Mira')
  const request = await ask(school.parent, { student, kind: 'export' })
  expect(request).toMatchObject({ state: 'done' })
  const file = await school.parent.get(String(request['download']))
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toContain(`${student}.json`)
  const parts = valuesOf(file.body)
  expect(valuesOf(parts['registration'])).toMatchObject({ student_first_name: 'Mira', allergies: 'Peanuts' })
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['enrolments', 'consents', 'steps', 'reads']))
  expect(JSON.stringify(parts)).not.toContain('child_key')
  for (const stranger of [school.neighbour, school.site.guest, school.office])
    expect((await stranger.get(String(request['download']))).status).toBeGreaterThanOrEqual(403)
})

test('A privacy request reaches the office once, with its due date', async () => {
  const student = await named('Anbu')
  const request = await ask(school.parent, { student, kind: 'correct', detail: 'Anbu has two names' })
  expect(request).toMatchObject({ state: 'received', download: null })
  expect(await ask(school.parent, { student, kind: 'correct' })).toEqual(request)
  await decide(request['request'], 'Begin')
  expect((await decide(request['request'], 'Carry out')).body).toMatchObject({ code: 'family.no_answer' })
  await school.office.put(`/api/resource/Privacy Request/${String(request['request'])}`, { answer: 'Done.' })
  expect((await decide(request['request'], 'Carry out')).status).toBe(200)
  await school.site.engine.drainEvents()
  const notifications = await school.parent.post('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(notifications.message)).toContain(String(request['request']))
})

test('Erases a child that never enrolled from every table', async () => {
  const client = await school.site.userWith()
  const student = await register(school, client, {
    ...{ student_first_name: 'Zzyzxa', parent_name: 'Qwertzina', school_name: 'Xylophonia' },
    siblings: [],
  })
  await call(client, 'withdraw', { student })
  const { request } = await ask(client, { student, kind: 'erase' })
  await decide(request, 'Begin')
  expect((await decide(request, 'Carry out')).body).toMatchObject({ code: 'family.erase_first' })
  expect((await call(client, 'erase', { name: request })).status).toBe(403)
  const erased = await call(school.office, 'erase', { name: request })
  expect(erased.status).toBe(200)
  expect(await requestOf(request)).toMatchObject({ state: 'done', decided_by: school.office.user })
  expect((await school.office.get(`${registrations}/${student}`)).status).toBe(404)
  for (const text of ['Zzyzxa', 'Qwertzina', 'Xylophonia'])
    expect(await findTablesWithText(text), text).toEqual([])
  expect((await call(school.office, 'erase', { name: request })).status).toBe(417)
})

test('Erasing a child that left keeps only the register, with the reason and the date', async () => {
  const student = await offerSeat(school, {
    ...{ student_first_name: 'Wyvernia', parent_name: 'Krakenia', parent_phone: '98400 22201' },
    ...{ medical_notes: 'Basiliskus', address: 'Gryphon Street' },
  })
  await transition(school.office, student, 'Enrol')
  const { family } = await stored(school, student)
  await transition(school.office, student, 'Record that the child left')
  const asked = await school.office.post('/api/resource/Privacy Request', { kind: 'erase', student, family })
  const { name } = valuesOf(asked.data)
  await decide(name, 'Begin')
  expect((await call(school.office, 'erase', { name })).status).toBe(200)
  const { retained } = await requestOf(name)
  expect(rowsOf(retained)[0]).toMatchObject({
    ...{ what: 'Name, date of birth, school years and classes', why: 'The school must keep its register' },
    until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
  expect(await findTablesWithText('Wyvernia')).toEqual(['Student Registration', 'Class Enrolment'])
  for (const text of ['Krakenia', 'Basiliskus', 'Gryphon', '98400222'])
    expect(await findTablesWithText(text), text).toEqual([])
})

test('Erasing an enrolled child keeps the data that its care needs', async () => {
  const student = await named('Kavin')
  const asked = await school.office.post('/api/resource/Privacy Request', { kind: 'erase', student })
  const { name } = valuesOf(asked.data)
  await decide(name, 'Begin')
  await call(school.office, 'erase', { name })
  expect(await stored(school, student)).toMatchObject({
    status: 'enrolled',
    emergency_contact_phone: '+919840055531',
  })
  expect(JSON.stringify(await requestOf(name))).toContain('Needed while the child is at the school')
})
