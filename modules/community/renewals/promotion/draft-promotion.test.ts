import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  AHEAD,
  call,
  insertEnrolledStudent,
  listOf,
  newPhone,
  NOW,
  renewalSite,
  rowsOf,
  valuesOf,
} from '../testing/sample-site.ts'
import type { RenewalSite, Values } from '../testing/sample-site.ts'

let school: RenewalSite
let climber: string
let leaving: string
let draft: string

const years = { from_year: NOW, to_year: AHEAD }
const make = (client: TestClient, values: object = {}) =>
  client.post('/api/resource/Promotion', { ...years, ...values })
const read = async (name: string): Promise<Values> =>
  valuesOf((await school.office.get(`/api/resource/Promotion/${name}`)).data)
const press = (action: string, name = draft) => call(school.office, action, { name })
const placesIn = async (academic_year: string) =>
  (await listOf(school, 'Class Enrolment', { academic_year, state: 'active' })).map((one) => one['student'])

beforeAll(async () => {
  school = await renewalSite()
  climber = await insertEnrolledStudent(school, { phone: newPhone() })
  leaving = await insertEnrolledStudent(school, { phone: newPhone(), inClass: 'Class 3' })
})
beforeEach(async () => {
  draft = String(valuesOf((await make(school.office)).data)['name'])
})
afterAll(() => school.site.close())

test('A new draft counts who moves up, stays and leaves, and gives reasons for those who do not move', async () => {
  const made = await read(draft)
  expect(made).toMatchObject({ state: 'draft', count: 1, placed: 0, staying: 0, leaving: 1 })
  expect(rowsOf(made['problems'])).toMatchObject([
    { student: leaving, from_class: 'Class 3', problem: 'no next class' },
  ])
})

test('A dry run writes only the current plan', async () => {
  const late = await insertEnrolledStudent(school, { phone: newPhone(), inClass: 'Class 3' })
  expect((await press('try_promotion')).message).toMatchObject({ name: draft, count: 1, leaving: 2 })
  const tried = await read(draft)
  expect(tried).toMatchObject({ state: 'draft', count: 1, leaving: 2 })
  expect(rowsOf(tried['problems']).map(({ student }) => student)).toContain(late)
  expect(await placesIn(AHEAD)).toEqual([])
  expect(await listOf(school, 'Student Renewal', {})).toEqual([])
  expect(await listOf(school, 'Promotion Entry', {})).toEqual([])
})

test('Nobody writes a draft’s plan or state, and its years must follow each other', async () => {
  const path = `/api/resource/Promotion/${draft}`
  for (const [field, value] of Object.entries({ count: 99, retained: 5, problems: [] }))
    expect((await school.office.put(path, { [field]: value })).body).toMatchObject({ field })
  const stored = await read(draft)
  expect([stored['count'], stored['retained'], rowsOf(stored['problems']).length]).toEqual([1, 0, 2])
  const byHand = await school.office.put(path, { state: 'done', promoted_on: '2027-01-01' })
  expect(byHand.body).toMatchObject({ field: 'promoted_on' })
  expect((await school.office.put(path, { state: 'done' })).body).toMatchObject({
    code: 'renewals.state_alone',
  })
  expect((await school.site.administrator.put(path, { state: 'done' })).status).toBe(417)
  expect((await make(school.office, { state: 'done' })).status).toBe(417)
  expect((await make(school.office, { from_year: AHEAD, to_year: NOW })).status).toBe(417)
})

test('Only the office drafts, dry-runs and runs promotions', async () => {
  for (const client of [school.site.guest, await school.site.userWith('Guardian', 'Store Manager')]) {
    expect((await make(client)).status).toBe(403)
    for (const action of ['try_promotion', 'carry_out_promotion'])
      expect((await call(client, action, { name: draft })).status).toBe(403)
  }
  expect((await make(await school.site.userWith('System Manager'))).status).toBe(200)
})

test('Repeated and concurrent clicks promote once, and the promotion can be undone', async () => {
  const pressed = await Promise.all([press('carry_out_promotion'), press('carry_out_promotion')])
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 417])
  for (const action of ['carry_out_promotion', 'try_promotion'])
    expect((await press(action)).body).toMatchObject({ code: 'renewals.promoted_before' })
  expect(await placesIn(AHEAD)).toEqual([climber])
  expect(await read(draft)).toMatchObject({ state: 'done', count: 1, leaving: 2, not_included: 0 })
  const path = `/api/resource/Promotion/${draft}`
  expect((await school.office.put(path, { to_year: NOW })).status).toBe(403)
  expect((await school.office.delete(path)).status).toBe(403)

  const other = String(valuesOf((await make(school.office)).data)['name'])
  expect((await press('carry_out_promotion', other)).body).toMatchObject({
    code: 'renewals.no_student_promotable',
  })
  expect((await read(other))['state']).toBe('draft')

  expect((await press('undo_promotion')).message).toMatchObject({ undone: 1, retained: 0 })
  expect(await read(draft)).toMatchObject({ state: 'undone' })
  expect(await placesIn(AHEAD)).toEqual([])
  expect(await placesIn(NOW)).toContain(climber)
  expect((await press('carry_out_promotion', other)).status).toBe(200)
  expect(await placesIn(AHEAD)).toEqual([climber])
})

test('Erasing a child removes it from the promotions that name it', async () => {
  const values = { kind: 'erase', student: leaving }
  const asked = valuesOf((await school.office.post('/api/resource/Privacy Request', values)).data)
  const name = String(asked['name'])
  await school.office.put(`/api/resource/Privacy Request/${name}`, { state: 'in progress' })
  expect((await school.office.post('/api/method/mela.family.erase', { name })).status).toBe(200)
  const named = rowsOf((await read(draft))['problems']).map(({ student }) => student)
  expect([named.length, named.includes(leaving)]).toEqual([1, false])
})

test('The form offers dry run, promote and undo only where each applies', async () => {
  const { body } = await school.office.get('/api/method/frappe.desk.form.load.getdoctype', {
    doctype: 'Promotion',
  })
  const [type] = rowsOf(valuesOf(body)['docs'])
  expect(rowsOf(type?.['actions']).map(({ label, is_final }) => [label, is_final])).toEqual([
    ['Preview', 0],
    ['Promote', 1],
    ['Undo', 1],
  ])
})
