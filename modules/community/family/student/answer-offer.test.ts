import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitVerified } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { addDays } from '#meta'
import { documentOf } from '#site/forms/testing'
import {
  call,
  offerSeat,
  register,
  registrations,
  rowsOf,
  schoolSite,
  send,
  stored,
  valuesOf,
  type SchoolSite,
} from '../testing/sample-site.ts'

let school: SchoolSite
beforeAll(async () => {
  school = await schoolSite()
})
afterAll(() => school.site.close())

let numbers = 0
const newPhone = (): string => `+9198765${String(10_000 + (numbers += 1))}`

async function prove(person: TestClient, proof: { phone: string } | { email: string }): Promise<void> {
  const { engine } = school.site
  await engine.write(administrator, (documents) => emitVerified(documents, person.user, proof))
  await engine.drainEvents()
}

const waitingFor = async (person: TestClient) =>
  rowsOf(valuesOf((await call(person, 'get_my_family')).message)['waiting'])

const sibling = { first_name: 'Mullai', date_of_birth: '2019-01-01' }

test('A verified phone links a guest’s application and its sibling, but never as a student record', async () => {
  const phone = newPhone()
  const papers = { student_date_of_birth: '2018-02-02', siblings: [sibling], allergies: 'Peanuts' }
  const sent = await send(school.site.guest, { ...papers, parent_phone: phone, student_first_name: 'Kokila' })
  const { name, also_sent } = valuesOf(sent.message)
  expect(also_sent).toEqual([{ name, title: 'Mullai' }])
  const student = await documentOf(school.site, name)
  const parent = await school.site.userWith('Customer')
  expect(await waitingFor(parent)).toEqual([])
  await prove(parent, { phone })
  const waiting = await waitingFor(parent)
  expect(waiting.map(({ state, may_open }) => [state, may_open])).toEqual([
    ['submitted', 0],
    ['submitted', 0],
  ])
  expect(waiting.map((one) => String(one['student']))).toContain(student)
  expect(JSON.stringify(waiting)).not.toMatch(/Peanuts|2018-02-02|Sundari/)
  expect((await call(parent, 'get_child', { student })).status).toBe(403)
  expect((await parent.get(`${registrations}/${student}`)).status).toBe(403)
})

test('A verified email address links like a phone, in any letter case, and another contact links nothing', async () => {
  const email = `parent${(numbers += 1)}@families.example`
  const typed = email.replace('parent', 'Parent')
  const name = await register(school, school.site.guest, {
    parent_phone: newPhone(),
    parent_email_address: typed,
  })
  const [parent, stranger] = [await school.site.userWith('Customer'), await school.site.userWith('Customer')]
  await prove(stranger, { phone: newPhone() })
  await prove(parent, { email })
  await prove(stranger, { email })
  expect(await waitingFor(stranger)).toEqual([])
  expect(await waitingFor(parent)).toMatchObject([{ student: name, may_open: 0 }])
})

test('Does not link a child with a family, or last year’s application', async () => {
  const [phone, older] = [newPhone(), newPhone()]
  const enrolled = await offerSeat(school, { parent_phone: phone })
  await school.office.put(`${registrations}/${enrolled}`, { status: 'enrolled' })
  const old = await register(school, school.site.guest, { parent_phone: older })
  await school.site.engine.database.pool.query(
    `update "Student Registration" set creation = creation - interval '200 days' where name = $1`,
    [old],
  )
  const holder = await school.site.userWith('Customer')
  await prove(holder, { phone })
  await prove(holder, { phone: older })
  expect(await waitingFor(holder)).toEqual([])
})

async function offered(state: 'linked' | 'unlinked') {
  const phone = newPhone()
  const name = await offerSeat(school, { parent_phone: phone })
  const parent = await school.site.userWith('Customer')
  if (state === 'linked') await prove(parent, { phone })
  return { name, parent }
}

test('An applicant accepts an offered place once until its last day, and the office is notified', async () => {
  const { name, parent } = await offered('linked')
  const { offer_ends_on } = await stored(school, name)
  expect(await waitingFor(parent)).toMatchObject([{ state: 'offered', offer_ends_on }])
  const answer = { student: name, answer: 'accept' }
  const taps = await Promise.all([call(parent, 'answer_offer', answer), call(parent, 'answer_offer', answer)])
  expect(taps.map(({ message }) => message)).toEqual([
    { student: name, state: 'accepted' },
    { student: name, state: 'accepted' },
  ])
  expect(await stored(school, name)).toMatchObject({ status: 'accepted' })
  await school.site.engine.drainEvents()
  const { rows } = await school.site.administrator.get('/api/resource/Notification', {
    fields: ['event', 'user'],
    filters: { event: ['in', ['students.offer_answered', 'students.place_accepted']] },
  })
  expect(rows).toContainEqual({ event: 'students.offer_answered', user: school.office.user })
  expect(rows).toContainEqual({ event: 'students.place_accepted', user: parent.user })
  expect((await call(parent, 'answer_offer', { student: name, answer: 'decline' })).status).toBe(417)
})

test('Declining releases the place, and nobody else answers for a family', async () => {
  const { name, parent } = await offered('linked')
  const stranger = await school.site.userWith('Customer')
  const decline = { student: name, answer: 'decline' }
  expect((await call(stranger, 'answer_offer', decline)).status).toBe(403)
  expect((await call(school.site.guest, 'answer_offer', decline)).status).toBe(403)
  expect((await call(parent, 'answer_offer', decline)).message).toMatchObject({ state: 'withdrawn' })
  expect(await stored(school, name)).toMatchObject({ status: 'withdrawn' })
})

test('Only the office renews an expired offer, and a place never offered cannot be accepted', async () => {
  const { name, parent } = await offered('linked')
  await school.site.engine.database.pool.query(
    `update "Student Registration" set offer_ends_on = $2 where name = $1`,
    [name, addDays(new Date().toISOString().slice(0, 10), -2)],
  )
  const late = await call(parent, 'answer_offer', { student: name, answer: 'accept' })
  expect(late.body).toMatchObject({ code: 'family.offer_over', field: 'student' })
  const phone = newPhone()
  const submitted = await register(school, school.site.guest, { parent_phone: phone })
  await prove(parent, { phone })
  const early = await call(parent, 'answer_offer', { student: submitted, answer: 'accept' })
  expect(early.body).toMatchObject({ code: 'family.no_offer' })
})

test('An accepted place counts as taken, and the office enrols it', async () => {
  const { name, parent } = await offered('linked')
  await call(parent, 'answer_offer', { student: name, answer: 'accept' })
  expect((await school.office.put(`${registrations}/${name}`, { status: 'enrolled' })).status).toBe(200)
  expect(await waitingFor(parent)).toEqual([])
})
