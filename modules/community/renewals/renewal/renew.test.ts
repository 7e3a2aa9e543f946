import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import {
  AHEAD,
  call,
  confirmLookUp,
  insertEnrolledStudent,
  listOf,
  lookUp,
  newKey,
  newPhone,
  renew,
  renewalSite,
  valuesOf,
  type RenewalSite,
} from '../testing/sample-site.ts'

let school: RenewalSite
beforeAll(async () => {
  school = await renewalSite()
})
afterAll(() => school.site.close())

const child = async (name: string) =>
  valuesOf((await school.site.administrator.get(`/api/resource/Student Registration/${name}`)).data)

test('A number and its code open a masked preview, and nothing about the child before', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const { answer, lookup, code } = await lookUp(school, phone)
  expect(answer.message).toMatchObject({ sent: 1, masked: `******${phone.slice(-4)}` })
  expect(JSON.stringify(answer.body)).not.toContain(student)
  const { message } = await call(school.site.guest, 'confirm', { lookup, code })
  expect(message).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    students: [
      {
        ...{ student, state: 'open', year: AHEAD, class: 'Class 1', next_class: 'Class 2' },
        fee: { amount: 900, currency: 'INR' },
        preview: { full_name: 'K*** R***', parent_name: 'S*** R***', parent_email_address: 'p***@e***' },
      },
    ],
  })
  expect(JSON.stringify(message)).not.toMatch(/Kavya|Sundari|Mada|example\.org/)
})

test('Renewing stores place, changes, consents, fee and token, and e-mails the guardians', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const { token } = await confirmLookUp(school, phone)
  const { status, message } = await renew(school.site.guest, {
    ...{ token, student },
    changes: { address: '7, North Street', allergies: 'Peanuts', parent_phone: '98400 99999' },
    withdrawn_consents: ['pictures on our pages'],
  })
  expect(status).toBe(200)
  expect(message).toMatchObject({ academic_year: AHEAD, class: 'Class 2', is_phone_asked: 1 })
  expect(await child(student)).toMatchObject({
    address: '7, North Street',
    allergies: 'Peanuts',
    parent_phone: phone,
  })
  const places = await listOf(school, 'Class Enrolment', { student, academic_year: AHEAD })
  expect(places).toMatchObject([{ class: 'Class 2', state: 'active' }])
  expect(await listOf(school, 'Contact Change', { new_value: '+919840099999' })).toMatchObject([
    { field: 'phone', old_value: phone, state: 'open' },
  ])
  expect(await listOf(school, 'Consent', { student, purpose: 'pictures on our pages' })).toMatchObject([
    { state: 'withdrawn', withdrawn_by: 'Sundari Rajan' },
  ])
  const { fee, receipt_token } = valuesOf(valuesOf(message)['fee'])
  const options = { reference_type: 'Fee', reference_name: fee }
  const pay = (more: object) =>
    school.site.guest.post('/api/method/mela.payments.get_options', { ...options, ...more })
  expect((await pay({ receipt_token })).message).toMatchObject({ due: { amount: 900 } })
  expect((await pay({ receipt_token: token })).status).toBe(403)
  expect((await pay({})).status).toBe(403)
  await school.site.engine.drainEvents()
  const letters = await listOf(school, 'Outbox Message', { event: 'renewals.renewed' })
  expect(letters.map(({ subject }) => String(subject))).toContainEqual(expect.stringContaining(AHEAD))
})

const consentsOf = async (student: string) =>
  (await listOf(school, 'Consent', { student })).map(({ name, purpose, state, withdrawn_at }) => ({
    ...{ name, purpose, state, withdrawn_at },
  }))

test.each([
  ['no word of consents', {}],
  ['an empty list', { consents: {}, withdrawn_consents: [] }],
  [
    'the zeros of an old page',
    {
      consents: {
        ...{ 'records of the school': 1, 'pictures on our pages': 0 },
        ...{ 'first aid and a doctor': 0, 'messages about school days': 0 },
      },
    },
  ],
])('Withdraws nothing for %s', async (_, values) => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone, agrees: 1 })
  const before = await consentsOf(student)
  expect(before.map(({ state }) => state)).toEqual(['given', 'given', 'given', 'given'])
  const { token } = await confirmLookUp(school, phone)
  expect((await renew(school.site.guest, { token, student, ...values })).status).toBe(200)
  expect(await consentsOf(student)).toEqual(before)
})

test('Withdraws one named consent and leaves the others', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone, agrees: 1 })
  const { token } = await confirmLookUp(school, phone)
  await renew(school.site.guest, { token, student, withdrawn_consents: ['first aid and a doctor'] })
  const after = await consentsOf(student)
  const withdrawn = after.filter(({ state }) => state === 'withdrawn').map(({ purpose }) => purpose)
  expect([after.length, withdrawn]).toEqual([4, ['first aid and a doctor']])
})

test('The same key returns the same renewal, and other calls or guardians learn that it is done', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const [{ token }, { token: other }] = [
    await confirmLookUp(school, phone),
    await confirmLookUp(school, phone),
  ]
  const key = newKey()
  const taps = await Promise.all(
    [1, 2, 3].map(() => renew(school.site.guest, { token, student, idempotency_key: key })),
  )
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(taps.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect((await renew(school.site.guest, { token, student })).status).toBe(409)
  expect((await renew(school.site.guest, { token: other, student })).status).toBe(409)
  expect(await listOf(school, 'Student Renewal', { student })).toHaveLength(1)
  expect(await listOf(school, 'Fee', { student })).toHaveLength(1)
})

test('Two concurrent guardians make one renewal', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const tokens = [await confirmLookUp(school, phone), await confirmLookUp(school, phone)].map(
    ({ token }) => token,
  )
  const answers = await Promise.all(tokens.map((token) => renew(school.site.guest, { token, student })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await listOf(school, 'Class Enrolment', { student, academic_year: AHEAD })).toHaveLength(1)
})

test('A token renews only its own children, and expires', async () => {
  const [phone, elsewhere] = [newPhone(), newPhone()]
  const student = await insertEnrolledStudent(school, { phone, inClass: 'Class 2' })
  const stranger = await insertEnrolledStudent(school, { phone: elsewhere })
  const { token } = await confirmLookUp(school, phone)
  expect((await renew(school.site.guest, { token, student: stranger })).status).toBe(403)
  expect((await renew(school.site.guest, { token: 'x'.repeat(43), student })).status).toBe(410)
  school.clock.pass(46 * 60)
  expect((await renew(school.site.guest, { token, student })).status).toBe(410)
})

test('Applies a permission that was removed since the look-up', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone, inClass: 'Class 2' })
  const { token } = await confirmLookUp(school, phone)
  await school.site.engine.database.pool.query('update "Guardian" set may_change = 0 where phone = $1', [
    phone,
  ])
  expect((await renew(school.site.guest, { token, student })).status).toBe(403)
})

test.each([
  ['a name', { changes: { student_first_name: 'X' } }, 'changes.student_first_name'],
  ['a class', { changes: { class: 'Class 3' } }, 'changes.class'],
  ['a number that is none', { changes: { parent_phone: '12' } }, 'changes.parent_phone'],
  ['an emergency without a number', { changes: { emergency_contact_phone: '' } }, 'emergency_contact_phone'],
  ['an address that is none', { changes: { parent_email_address: 'nowhere' } }, 'parent_email_address'],
  ['no records', { withdrawn_consents: ['records of the school'] }, 'consents'],
  ['a withdrawal of nothing', { withdrawn_consents: ['everything'] }, 'withdrawn_consents'],
  [
    'a consent both given and withdrawn',
    {
      consents: { 'pictures on our pages': 1 },
      withdrawn_consents: ['pictures on our pages'],
    },
    'withdrawn_consents',
  ],
])('Refuses %s, names its field and changes nothing', async (_, values, field) => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone, inClass: 'Class 2' })
  const { token } = await confirmLookUp(school, phone)
  expect((await renew(school.site.guest, { token, student, ...values })).body).toMatchObject({ field })
  expect(await listOf(school, 'Student Renewal', { student })).toEqual([])
  expect((await renew(school.site.guest, { token, student })).status).toBe(200)
})

test('Refuses renewal after the last class or into a full one', async () => {
  const phone = newPhone()
  const leaving = await insertEnrolledStudent(school, { phone, inClass: 'Class 3' })
  const { token, children } = await confirmLookUp(school, phone)
  expect(token ?? null).toBeNull()
  expect(children).toMatchObject([{ student: leaving, state: 'last class' }])
  const others: { student: string; token: unknown }[] = []
  for (const number of [newPhone(), newPhone()]) {
    const student = await insertEnrolledStudent(school, { phone: number })
    others.push({ student, token: (await confirmLookUp(school, number)).token })
  }
  await school.site.administrator.put('/api/resource/Class/Class 2', {
    capacity:
      (await listOf(school, 'Class Enrolment', { class: 'Class 2', academic_year: AHEAD })).length + 1,
  })
  const answers = await Promise.all(others.map((values) => renew(school.site.guest, values)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(answers.find(({ status }) => status === 417)?.body).toMatchObject({ code: 'renewals.class_full' })
  await school.site.administrator.put('/api/resource/Class/Class 2', { capacity: 500 })
})

test('A signed-in guardian needs no code', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const guardian = await school.site.userWith()
  await school.site.engine.write(administrator, (documents) => documents.save(User, guardian.user, { phone }))
  const { message } = await call(guardian, 'begin')
  expect(message).toMatchObject({ students: [{ student, state: 'open' }] })
  const { token } = valuesOf(message)
  expect((await renew(guardian, { token, student })).message).toMatchObject({ class: 'Class 2' })
  expect((await guardian.get('/api/resource/Student Renewal')).rows).toHaveLength(1)
  expect((await call(school.site.guest, 'begin')).status).toBe(403)
})

test('Guests read no renewals, renewal passes or promotions', async () => {
  for (const type of ['Student Renewal', 'Renewal Pass', 'Promotion', 'Promotion Entry'])
    expect((await school.site.guest.get(`/api/resource/${type}`)).status).toBe(403)
})

test('Confirming four children takes as many statements as one', async () => {
  const [one, four] = [newPhone(), newPhone()]
  await insertEnrolledStudent(school, { phone: one })
  for (let count = 0; count < 4; count += 1) await insertEnrolledStudent(school, { phone: four })
  const statementsFor = async (phone: string) => {
    const { lookup, code } = await lookUp(school, phone)
    return (await call(school.site.guest, 'confirm', { lookup, code })).statements.length
  }
  const few = await statementsFor(one)
  expect(few).toBeGreaterThan(0)
  expect(await statementsFor(four)).toBe(few)
})

test('Deletes expired one-time codes and renewal passes', async () => {
  await lookUp(school, newPhone())
  school.clock.pass(2 * 60 * 60)
  await school.site.engine.runTask('renewals.clear_away')
  const { rows } = await school.site.engine.database.pool.query(
    `select from "One Time Code" where purpose like 'renewal %' union all select from "Renewal Pass"`,
  )
  expect(rows).toHaveLength(0)
})
