import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  transition,
  offerSeat,
  register,
  registrations,
  schoolSite,
  stored,
  type SchoolSite,
} from '../testing/sample-site.ts'

let school: SchoolSite
beforeAll(async () => {
  school = await schoolSite()
})
afterAll(() => school.site.close())

const listOf = async (type: string, filters: object) =>
  (
    await school.site.administrator.get(`/api/resource/${type}`, {
      fields: ['*'],
      filters,
      limit_page_length: '50',
    })
  ).rows

const statusOf = async (name: string) => (await stored(school, name))['status']

test('Enrolment creates family, guardians, enrolment and consents, and records each step', async () => {
  const name = await offerSeat(school, {
    ...{
      parent_name: 'Sundari',
      parent_phone: '98400 66601',
      parent_email_address: 'sundari@families.example',
    },
    ...{ parent_name_2: 'Arumugam', parent_2_phone: '98400 66602', agrees_to_pictures: 1 },
  })
  expect((await transition(school.office, name, 'Enrol')).status).toBe(200)
  const { family, status } = await stored(school, name)
  expect(status).toBe('enrolled')
  const guardians = await listOf('Guardian', { family })
  expect(guardians.toSorted((a, b) => String(a['phone']).localeCompare(String(b['phone'])))).toMatchObject([
    { full_name: 'Sundari', phone: '+919840066601', may_view: 1, may_change: 1, may_pay: 1, may_collect: 1 },
    { full_name: 'Arumugam', phone: '+919840066602', may_view: 1, may_change: 0, may_pay: 1, may_collect: 1 },
  ])
  expect(await listOf('Class Enrolment', { student: name })).toMatchObject([
    { class: 'Class 3', state: 'active' },
  ])
  expect(await listOf('Consent', { student: name, state: 'given' })).toHaveLength(2)
  const steps = await listOf('Registration Step', { student: name })
  expect(steps.map(({ status }) => status).toSorted()).toEqual([
    'enrolled',
    'offered',
    'submitted',
    'under review',
  ])
  expect(steps.filter(({ owner }) => owner === school.office.user)).toHaveLength(3)
})

test('Two staff members enrolling one child at once create each record once', async () => {
  const name = await offerSeat(school, { parent_phone: '98400 66611' })
  const second = await school.site.userWith('School Office')
  const answers = await Promise.all([
    transition(school.office, name, 'Enrol'),
    transition(second, name, 'Enrol'),
  ])
  // The second caller gets the same result, or an error that it is done.
  for (const { status } of answers) expect([200, 417]).toContain(status)
  expect(answers.map(({ status }) => status)).toContain(200)
  expect(await listOf('Class Enrolment', { student: name })).toHaveLength(1)
  expect(await listOf('Registration Step', { student: name, status: 'enrolled' })).toHaveLength(1)
  expect(await listOf('Guardian', { phone: '+919840066611' })).toHaveLength(1)
})

test('Enrolling two siblings at once creates one family', async () => {
  const parent = { parent_phone: '98400 66621' }
  const children = [
    await offerSeat(school, parent),
    await offerSeat(school, parent),
    await offerSeat(school, parent),
  ]
  const answers = await Promise.all(children.map((name) => transition(school.office, name, 'Enrol')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const families = new Set(
    await Promise.all(children.map(async (name) => (await stored(school, name))['family'])),
  )
  expect(families.size).toBe(1)
  expect(await listOf('Guardian', { phone: '+919840066621' })).toHaveLength(1)
})

test('Enrols a child with two numbers once a year, however often it is registered', async () => {
  const child = { student_first_name: 'Magizhini', student_date_of_birth: '2018-08-18' }
  const [one, other] = [
    await offerSeat(school, { ...child, parent_phone: '98400 66631' }),
    await offerSeat(school, { ...child, parent_phone: '98400 66632' }),
  ]
  const answers = await Promise.all([
    transition(school.office, one, 'Enrol'),
    transition(school.office, other, 'Enrol'),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const rows = await listOf('Class Enrolment', { student: ['in', [one, other]] })
  expect(rows).toHaveLength(1)
  expect(await listOf('Guardian', { phone: ['in', ['+919840066631', '+919840066632']] })).toHaveLength(1)
})

test('Enrols both twins after the office marked them as different children', async () => {
  const child = {
    student_first_name: 'Yaazhini',
    student_date_of_birth: '2017-07-17',
    parent_phone: '98400 66641',
  }
  const one = await offerSeat(school, child)
  await transition(school.office, one, 'Enrol')
  const other = await offerSeat(school, child)
  await school.office.put(`${registrations}/${other}`, { duplicate_check: 'another child' })
  expect((await transition(school.office, other, 'Enrol')).status).toBe(200)
})

test('Offers no place to a possible duplicate until somebody has checked it', async () => {
  const child = { student_first_name: 'Kuzhali', student_date_of_birth: '2016-06-16' }
  await register(school, school.site.guest, child)
  const name = await register(school, school.site.guest, child)
  await transition(school.office, name, 'Take under review')
  await school.office.put(`${registrations}/${name}`, { class: 'Class 4' })
  expect((await transition(school.office, name, 'Offer a place')).body).toMatchObject({
    code: 'students.maybe_double',
  })
  await school.office.put(`${registrations}/${name}`, { duplicate_check: 'same child' })
  expect((await transition(school.office, name, 'Offer a place')).body).toMatchObject({
    code: 'students.same_child',
  })
  await school.office.put(`${registrations}/${name}`, { duplicate_check: 'another child' })
  expect((await transition(school.office, name, 'Offer a place')).status).toBe(200)
})

test('Gives a class’s last places once under concurrent offers, and the others wait', async () => {
  await school.office.post('/api/resource/Class', { class_name: 'Tiny', capacity: 2 })
  const children = await Promise.all([1, 2, 3, 4, 5].map(() => register(school, school.site.guest)))
  for (const name of children) {
    await transition(school.office, name, 'Take under review')
    await school.office.put(`${registrations}/${name}`, { class: 'Tiny', duplicate_check: 'another child' })
  }
  await Promise.all(children.map((name) => transition(school.office, name, 'Offer a place')))
  const states = await Promise.all(children.map(statusOf))
  expect(states.toSorted()).toEqual(['offered', 'offered', 'waitlisted', 'waitlisted', 'waitlisted'])
  const waiting = children[states.indexOf('waitlisted')] ?? ''
  expect((await transition(school.office, waiting, 'Offer a place')).body).toMatchObject({
    code: 'students.class_full',
  })
  const offered = children[states.indexOf('offered')] ?? ''
  await transition(school.office, offered, 'Withdraw')
  expect((await transition(school.office, waiting, 'Offer a place')).status).toBe(200)
})

test('A stranger’s form with a family’s number opens nothing of that family', async () => {
  const own = await offerSeat(school, { parent_phone: '98400 66651' })
  await transition(school.office, own, 'Enrol')
  const foreign = await offerSeat(school, {
    ...{ parent_phone: '98400 66651', parent_name_2: 'A stranger', parent_2_phone: '98400 66659' },
  })
  expect(await stored(school, foreign)).toMatchObject({ known_family: (await stored(school, own))['family'] })
  await transition(school.office, foreign, 'Enrol')
  expect(await listOf('Guardian', { phone: '+919840066659' })).toMatchObject([
    { may_view: 0, may_change: 0, may_pay: 0, may_collect: 0 },
  ])
})

test('A withdrawn student’s enrolment ends and their place becomes free', async () => {
  const name = await offerSeat(school, { parent_phone: '98400 66661' })
  await transition(school.office, name, 'Enrol')
  expect((await transition(school.office, name, 'Record that the child left')).status).toBe(200)
  expect(await listOf('Class Enrolment', { student: name })).toMatchObject([{ state: 'left' }])
})

test('Skips no state, and requires a class before offering a place', async () => {
  const name = await register(school, school.site.guest)
  expect((await transition(school.office, name, 'Enrol')).status).toBe(417)
  expect((await school.office.put(`${registrations}/${name}`, { status: 'enrolled' })).status).toBe(417)
  await transition(school.office, name, 'Take under review')
  expect((await transition(school.office, name, 'Offer a place')).body).toMatchObject({ field: 'class' })
  expect(await statusOf(name)).toBe('under review')
  expect(await listOf('Guardian', { phone: (await stored(school, name))['parent_phone'] })).toHaveLength(0)
})

test('Notifies the family of the offer with the office’s own text', async () => {
  const name = await register(school, school.site.guest, { parent_email_address: 'words@families.example' })
  await transition(school.office, name, 'Take under review')
  await school.office.put(`${registrations}/${name}`, {
    class: 'Class 5',
    message_to_family: 'Come on Monday.',
  })
  await transition(school.office, name, 'Offer a place')
  await school.site.engine.drainEvents()
  const sent = await listOf('Outbox Message', {
    event: 'students.place_offered',
    recipient: 'words@families.example',
  })
  expect(sent).toHaveLength(1)
  expect(String(sent[0]?.['body'])).toContain('Come on Monday.')
})
