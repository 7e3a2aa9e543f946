import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#meta'
import { documentOf } from '#site/forms/testing'
import {
  submitForm,
  agreeAsGuardian,
  call,
  updateDocument,
  consentToken,
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
let numbers = 0

async function submitApplication(changes: object = {}): Promise<string> {
  numbers += 1
  const form = {
    ...{ full_name: 'Kavin S', date_of_birth: addDays(sampleSite.today, -15 * 365) },
    ...{ phone: `+9198403${10_000 + numbers}`, guardian_name: 'Selvam', guardian_phone: '9840099999' },
  }
  const { message } = await submitForm(sampleSite.site.guest, 'student-volunteer', { ...form, ...changes })
  return documentOf(sampleSite.site, valuesOf(message)['name'])
}

const answer = (token: string, values: object = {}) =>
  call(sampleSite.site.guest, 'answer_consent', { token, answer: 'agree', full_name: 'Selvam K', ...values })

const read = (token: string) => call(sampleSite.site.guest, 'get_consent_request', { token })

test('A guardian gets a link and consents once, and then the office may accept', async () => {
  const name = await submitApplication()
  expect(await sampleSite.document(type, name)).toMatchObject({
    guardian_consent: 0,
    consent_state: 'requested',
  })
  expect((await updateDocument(sampleSite.office, [type, name], { state: 'accepted' })).status).toBe(417)
  const token = await consentToken(sampleSite)
  expect((await read(token)).message).toMatchObject({
    ...{ state: 'requested', full_name: 'Kavin S', guardian_name: 'Selvam' },
    expires_on: addDays(sampleSite.today, 14),
  })
  expect((await answer(token)).message).toEqual({ state: 'given' })
  expect(await sampleSite.document(type, name)).toMatchObject({
    ...{ guardian_consent: 1, consent_state: 'given', consented_by: 'Selvam K' },
    ...{ consented_on: sampleSite.today, consent_version: '2026-12' },
  })
  expect((await answer(token, { answer: 'decline' })).body).toMatchObject({
    code: 'volunteers.consent_link_over',
  })
  expect((await read(token)).message).toMatchObject({ state: 'given' })
  expect((await updateDocument(sampleSite.office, [type, name], { state: 'accepted' })).status).toBe(200)
})

test('A guardian’s refusal blocks acceptance until they are asked again', async () => {
  const name = await submitApplication()
  const token = await consentToken(sampleSite)
  expect((await answer(token, { answer: 'decline' })).message).toEqual({ state: 'declined' })
  expect(await sampleSite.document(type, name)).toMatchObject({
    guardian_consent: 0,
    consent_state: 'declined',
  })
  expect((await updateDocument(sampleSite.office, [type, name], { state: 'accepted' })).status).toBe(417)
  expect((await call(sampleSite.office, 'ask_guardian', { name })).message).toMatchObject({
    consent_state: 'requested',
  })
  expect((await call(sampleSite.site.guest, 'ask_guardian', { name })).status).toBe(403)
  await agreeAsGuardian(sampleSite)
  expect(await sampleSite.document(type, name)).toMatchObject({ consent_state: 'given' })
})

test('A consent does not carry over to another guardian', async () => {
  const name = await submitApplication()
  const first = await consentToken(sampleSite)
  await agreeAsGuardian(sampleSite)
  await updateDocument(sampleSite.office, [type, name], { guardian_phone: '+919840088888' })
  expect(await sampleSite.document(type, name)).toMatchObject({
    guardian_consent: 0,
    consent_state: 'requested',
  })
  expect((await answer(first)).status).toBe(410)
  const again = await updateDocument(sampleSite.office, [type, name], { guardian_consent: 1 })
  expect(again.body).toMatchObject({ code: 'volunteers.unproven_consent' })
})

test('Only the guardian gives a new consent after the office withdrew it', async () => {
  const name = await submitApplication()
  await agreeAsGuardian(sampleSite)
  await updateDocument(sampleSite.office, [type, name], { guardian_consent: 0 })
  expect(await sampleSite.document(type, name)).toMatchObject({ consent_state: 'withdrawn' })
  expect((await updateDocument(sampleSite.office, [type, name], { guardian_consent: 1 })).status).toBe(417)
})

test('An unanswered link expires, and a made-up one opens nothing', async () => {
  const name = await submitApplication()
  const token = await consentToken(sampleSite)
  sampleSite.clock.pass(15 * 24 * 60 * 60)
  expect((await read(token)).message).toMatchObject({ state: 'expired' })
  expect((await answer(token)).status).toBe(410)
  await sampleSite.site.engine.runTask('volunteers.expire_consent_requests')
  expect((await read('x'.repeat(43))).status).toBe(410)
  expect((await answer('short')).status).toBe(410)
  const { rows } = await sampleSite.site.administrator.get(`/api/resource/${type}`, {
    fields: ['guardian_consent', 'consent_state'],
    filters: { name },
  })
  expect(rows).toEqual([{ guardian_consent: 0, consent_state: 'expired' }])
})
