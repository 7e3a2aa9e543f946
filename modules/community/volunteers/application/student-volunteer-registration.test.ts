import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitVerified } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { addDays } from '#meta'
import { documentOf } from '#site/forms/testing'
import {
  submitForm,
  agreeAsGuardian,
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

const type = 'Student Volunteer Registration'
let number = 0

const kavin = (changes: object = {}) => {
  number += 1
  return {
    ...{
      full_name: 'Kavin S',
      date_of_birth: addDays(sampleSite.today, -15 * 365),
      phone: `98401${10_000 + number}`,
    },
    ...{ guardian_name: 'Selvam', guardian_phone: '9840099999', ...changes },
  }
}

const submitApplication = async (changes: object = {}) => {
  const answer = await submitForm(sampleSite.site.guest, 'student-volunteer', kavin(changes))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return documentOf(sampleSite.site, valuesOf(answer.message)['name'])
}

test.each(['guardian_name', 'guardian_phone'])(
  'Refuses an applicant under 18 without %s and names the field',
  async (field) => {
    const { status, body } = await submitForm(
      sampleSite.site.guest,
      'student-volunteer',
      kavin({ [field]: null }),
    )
    expect(status).toBe(417)
    expect(body).toMatchObject({ field })
  },
)

test('Applicants from 18 need no guardian, and a birth date in the future is refused', async () => {
  const grown = {
    date_of_birth: '2000-02-29',
    guardian_name: null,
    guardian_phone: null,
  }
  expect(await submitApplication(grown)).toMatch(/^SVR-/)
  const unborn = await submitForm(
    sampleSite.site.guest,
    'student-volunteer',
    kavin({ date_of_birth: addDays(sampleSite.today, 2) }),
  )
  expect(unborn.body).toMatchObject({ field: 'date_of_birth', code: 'documents.day_to_come' })
})

test('The office cannot consent for a guardian or accept a minor before the consent', async () => {
  const written = await createDocument(sampleSite.office, type, kavin({ guardian_consent: 1 }))
  expect(await sampleSite.document(type, written)).toMatchObject({
    guardian_consent: 0,
    consent_state: 'requested',
  })
  const ticked = await updateDocument(sampleSite.office, [type, written], { guardian_consent: 1 })
  expect(ticked.body).toMatchObject({ code: 'volunteers.unproven_consent', field: 'guardian_consent' })
  const accepted = await updateDocument(sampleSite.office, [type, written], { state: 'accepted' })
  expect(accepted.body).toMatchObject({ code: 'volunteers.consent', field: 'guardian_consent' })
})

test('A minor’s own number is not accepted as the guardian’s', async () => {
  const own = kavin({ phone: '98401 55555', guardian_phone: '98401 55555' })
  const { body } = await submitForm(sampleSite.site.guest, 'student-volunteer', own)
  expect(body).toMatchObject({ code: 'volunteers.own_contact', field: 'guardian_phone' })
})

test('Only the office links a student, under its own name, and never a guest', async () => {
  const student = await createDocument(sampleSite.office, 'Student Registration', { title: 'Kavin' })
  const registration = await submitApplication({
    student,
    state: 'accepted',
    user: sampleSite.office.user,
  }).catch(() => null)
  const name = registration ?? (await submitApplication())
  const before = await sampleSite.document(type, name)
  expect([before['student'] ?? null, before['state'], before['user'] ?? null]).toEqual([null, 'new', null])
  await updateDocument(sampleSite.office, [type, name], { student })
  expect(await sampleSite.document(type, name)).toMatchObject({
    ...{ student, student_confirmed_by: sampleSite.office.user, student_confirmed_on: sampleSite.today },
  })
  const twin = await submitApplication()
  expect((await updateDocument(sampleSite.office, [type, twin], { student })).status).toBe(417)
})

test('Guests see nothing of a child, and each reader is logged', async () => {
  const name = await submitApplication()
  for (const path of [`/api/resource/${type}`, `/api/resource/${type}/${name}`])
    expect((await sampleSite.site.guest.get(path)).status).toBe(403)
  const staff = await sampleSite.site.userWith('Event Staff')
  expect((await staff.get(`/api/resource/${type}/${name}`)).status).toBe(404)
  await sampleSite.document(type, name)
  const { rows } = await sampleSite.site.administrator.get('/api/resource/Access Log', {
    fields: ['user', 'names'],
    filters: [['reference_doctype', '=', type]],
  })
  expect(JSON.stringify(rows)).toContain(name)
})

test('A signed-in applicant is linked automatically and reads only their own application', async () => {
  const student = await sampleSite.site.userWith('Customer')
  const other = await sampleSite.site.userWith('Customer')
  const { message } = await submitForm(student, 'student-volunteer', kavin())
  const name = await documentOf(sampleSite.site, valuesOf(message)['name'])
  expect(await sampleSite.document(type, name)).toMatchObject({ user: student.user })
  expect((await student.get(`/api/resource/${type}/${name}`)).status).toBe(200)
  expect((await other.get(`/api/resource/${type}/${name}`)).status).toBe(404)
})

const prove = async (client: TestClient, proof: { phone: string } | { email: string }) => {
  const { engine } = sampleSite.site
  await engine.write(administrator, (documents) => emitVerified(documents, client.user, proof))
  await engine.drainEvents()
}

test('Only the verified phone’s owner gets a guest’s application', async () => {
  const name = await submitApplication({ phone: '+919840333001' })
  const [student, other] = [
    await sampleSite.site.userWith('Customer'),
    await sampleSite.site.userWith('Customer'),
  ]
  await prove(other, { phone: '+919840333002' })
  expect((await other.get(`/api/resource/${type}/${name}`)).status).toBe(404)
  await prove(student, { phone: '+919840333001' })
  expect((await student.get(`/api/resource/${type}/${name}`)).status).toBe(200)
  expect((await other.get(`/api/resource/${type}/${name}`)).status).toBe(404)
})

test('An email address links in any letter case', async () => {
  const name = await submitApplication({ phone: '+919840333009', email: 'Kavin.K@Families.example' })
  const student = await sampleSite.site.userWith('Customer')
  await prove(student, { email: 'kavin.k@families.example' })
  expect((await student.get(`/api/resource/${type}/${name}`)).status).toBe(200)
})

test('A number’s new owner does not take over a volunteer whom the office accepted', async () => {
  const phone = '+919840333003'
  const form = { full_name: 'Farida', date_of_birth: '1980-05-05', phone }
  const name = await documentOf(
    sampleSite.site,
    valuesOf((await submitForm(sampleSite.site.guest, 'volunteer', form)).message)['name'],
  )
  await updateDocument(sampleSite.office, ['Volunteer', name], { state: 'active' })
  await prove(await sampleSite.site.userWith('Customer'), { phone })
  expect((await sampleSite.document('Volunteer', name))['user'] ?? null).toBeNull()
})

test('An accepted student volunteers once, and pauses without shifts when the guardian’s consent is missing', async () => {
  const student = await sampleSite.site.userWith('Customer')
  const { message } = await submitForm(student, 'student-volunteer', kavin())
  const name = await documentOf(sampleSite.site, valuesOf(message)['name'])
  await agreeAsGuardian(sampleSite)
  await updateDocument(sampleSite.office, [type, name], { state: 'accepted' })
  const { rows } = await sampleSite.office.get('/api/resource/Volunteer', {
    fields: ['name', 'kind', 'state', 'user'],
    filters: [['registration', '=', name]],
  })
  expect(rows).toEqual([{ name: expect.any(String), kind: 'student', state: 'active', user: student.user }])
  const shift = await sampleSite.shift()
  const { assignment } = valuesOf((await call(student, 'take_shift', { shift })).message)
  await updateDocument(sampleSite.office, [type, name], { guardian_consent: 0 })
  expect(await sampleSite.document('Volunteer', String(rows[0]?.['name']))).toMatchObject({ state: 'paused' })
  expect(await sampleSite.document('Shift Assignment', String(assignment))).toMatchObject({
    withdrawal_reason: 'not active',
  })
  expect(await sampleSite.document(type, name)).toMatchObject({ withdrawn_on: sampleSite.today })
})

test('An account that sends two children’s forms acts for the first, and both are accepted', async () => {
  const parent = await sampleSite.site.userWith('Guardian')
  for (const full_name of ['Kavin S', 'Kayal S']) {
    const { message } = await submitForm(parent, 'student-volunteer', kavin({ full_name }))
    const name = await documentOf(sampleSite.site, valuesOf(message)['name'])
    await agreeAsGuardian(sampleSite)
    expect((await updateDocument(sampleSite.office, [type, name], { state: 'accepted' })).status).toBe(200)
  }
  const { rows } = await sampleSite.office.get('/api/resource/Volunteer', {
    fields: ['full_name'],
    filters: [['user', '=', parent.user]],
  })
  expect(rows).toEqual([{ full_name: 'Kavin S' }])
})

test('Adults have their own form, and the office gives them a sign-in by phone', async () => {
  const form = { full_name: 'Farida', date_of_birth: '1980-05-05', phone: '98402 22222' }
  const young = await submitForm(sampleSite.site.guest, 'volunteer', { ...form, date_of_birth: '2015-01-01' })
  expect(young.body).toMatchObject({ code: 'volunteers.not_of_age' })
  const { message } = await submitForm(sampleSite.site.guest, 'volunteer', form)
  const name = await documentOf(sampleSite.site, valuesOf(message)['name'])
  await updateDocument(sampleSite.office, ['Volunteer', name], { state: 'active' })
  for (const _ of [1, 2]) expect((await call(sampleSite.office, 'open_account', { name })).status).toBe(200)
  const { user } = await sampleSite.document('Volunteer', name)
  const { data } = await sampleSite.site.administrator.get(`/api/resource/User/${String(user)}`)
  expect(data).toMatchObject({ phone: '+919840222222', roles: [{ role: 'Volunteer' }] })
  await sampleSite.site.engine.drainEvents()
})
