import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AHEAD,
  call,
  confirmLookUp,
  insertEnrolledStudent,
  listOf,
  newPhone,
  NOW,
  renew,
  renewalSite,
  rowsOf,
  valuesOf,
  type RenewalSite,
} from '../testing/sample-site.ts'

let school: RenewalSite
let children: readonly string[]
let leaving: string
let renewed: string

beforeAll(async () => {
  school = await renewalSite()
  const phone = newPhone()
  const own = newPhone()
  children = [
    await insertEnrolledStudent(school, { phone }),
    await insertEnrolledStudent(school, { phone: own }),
    await insertEnrolledStudent(school, { phone, inClass: 'Class 2' }),
  ]
  leaving = await insertEnrolledStudent(school, { phone: newPhone(), inClass: 'Class 3' })
  const early = newPhone()
  renewed = await insertEnrolledStudent(school, { phone: early })
  const { token } = await confirmLookUp(school, early)
  await renew(school.site.guest, { token, student: renewed })
})
afterAll(() => school.site.close())

const years = { academic_year_from: NOW, academic_year_to: AHEAD }
const promote = (more: object = {}) => call(school.office, 'promote', { ...years, dry_run: 0, ...more })
const promoted = async (more: object = {}) => valuesOf((await promote(more)).message)
const placesAhead = async () =>
  (await listOf(school, 'Class Enrolment', { academic_year: AHEAD, state: 'active' })).map((place) => [
    place['student'],
    place['class'],
  ])
const problemsOf = (answer: object) =>
  new Map(rowsOf(valuesOf(answer)['rows']).map((row) => [row['student'], row['problem'] ?? null]))

test('A dry run lists all moves and moves nobody', async () => {
  const before = await placesAhead()
  const answer = await promoted({ dry_run: undefined })
  expect(answer['run'] ?? null).toBeNull()
  expect(Object.fromEntries(problemsOf(answer))).toEqual({
    ...Object.fromEntries(children.map((student) => [student, null])),
    [leaving]: 'no next class',
    [renewed]: 'already there',
  })
  expect(await placesAhead()).toEqual(before)
  expect(await listOf(school, 'Promotion', {})).toEqual([])
})

test('Only the office promotes, and only into a later year', async () => {
  expect((await call(school.site.guest, 'promote', years)).status).toBe(403)
  expect((await call(await school.site.userWith('Guardian'), 'promote', years)).status).toBe(403)
  const backwards = { academic_year_from: AHEAD, academic_year_to: NOW }
  expect((await call(school.office, 'promote', backwards)).body).toMatchObject({ field: 'academic_year_to' })
})

test('Concurrent and repeated promotions move each child once, and undo spares the renewed ones', async () => {
  const second = await school.site.userWith('School Office')
  const answers = await Promise.all([promote(), call(second, 'promote', { ...years, dry_run: 0 })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await promoted())['run'] ?? null).toBeNull()
  const moved = new Map(
    await placesAhead().then((places) => places.map(([student, of]) => [student, of] as const)),
  )
  expect(children.map((student) => moved.get(student))).toEqual(['Class 2', 'Class 2', 'Class 3'])
  expect(moved.size).toBe(4)
  expect(await listOf(school, 'Student Renewal', { state: 'open' })).toHaveLength(3)
  const old = await listOf(school, 'Class Enrolment', { academic_year: NOW, state: 'active' })
  expect(old.map(({ student }) => student)).toEqual([leaving])

  const [run] = await listOf(school, 'Promotion', { state: 'done' })
  expect(run).toMatchObject({ count: 3 })
  const [first = ''] = children
  const [{ phone } = { phone: '' }] = (
    await listOf(school, 'Student Registration', { name: children[1] })
  ).map((row) => ({ phone: String(row['parent_phone']) }))
  const { token } = await confirmLookUp(school, phone)
  expect((await renew(school.site.guest, { token, student: children[1] })).status).toBe(200)
  const undo = () => call(school.office, 'undo_promotion', { run: run?.['name'] })
  const backs = await Promise.all([undo(), undo()])
  expect(backs.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(backs.find(({ status }) => status === 200)?.message).toMatchObject({ undone: 3, retained: 1 })
  const left = new Map((await placesAhead()).map(([student, of]) => [student, of] as const))
  expect([left.has(first), left.get(children[1]), left.has(renewed)]).toEqual([false, 'Class 2', true])
  const back = await listOf(school, 'Class Enrolment', { academic_year: NOW, state: 'active' })
  expect(back.map(({ student }) => student)).toEqual(expect.arrayContaining([first, leaving]))

  const again = await promoted()
  expect(valuesOf(again)['run']).toEqual(expect.any(String))
  expect(new Map(await placesAhead().then((p) => p.map(([s, of]) => [s, of] as const))).get(first)).toBe(
    'Class 2',
  )
})
