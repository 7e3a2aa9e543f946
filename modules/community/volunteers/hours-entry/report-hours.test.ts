import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifiable } from '#community/cards'
import { fontStep } from '#design/fonts/build-fonts.ts'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { addDays } from '#meta'
import { formatCheckInCode } from '../certificate/certificate-code.ts'
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
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  sampleSite = await volunteerSite()
})
afterAll(() => sampleSite.site.close())

const HOUR = 60 * 60

const shiftNow = () => sampleSite.shift({ starts_at: sampleSite.moment(30), ends_at: sampleSite.moment(210) })

const entriesOf = async (volunteer: string) => {
  const { rows } = await sampleSite.office.get('/api/resource/Hours Entry', {
    fields: ['name', 'minutes', 'source', 'state', 'activity'],
    filters: [['volunteer', '=', volunteer]],
  })
  return rows
}

test('Scanning the shift code records hours that wait for another person’s approval', async () => {
  const { client, volunteer } = await sampleSite.helper()
  const shift = await shiftNow()
  await call(client, 'take_shift', { shift })
  const { clock_code } = await sampleSite.document('Shift', shift)
  const code = formatCheckInCode(shift, String(clock_code))
  const wrong = await call(client, 'clock', {
    direction: 'in',
    code: formatCheckInCode(shift, 'guessed-guessed-guess'),
  })
  expect(wrong.body).toMatchObject({ code: 'volunteers.wrong_code' })
  const began = await call(client, 'clock', { direction: 'in', code })
  expect(began.status).toBe(200)
  sampleSite.clock.pass(2 * HOUR)
  expect((await call(client, 'clock', { direction: 'in', code })).message).toEqual(began.message)
  for (const _ of [1, 2])
    expect((await call(client, 'clock', { direction: 'out', code })).message).toMatchObject({ state: 'done' })
  const [entry, ...more] = await entriesOf(volunteer)
  expect(more).toEqual([])
  expect(entry).toMatchObject({ source: 'QR', state: 'waiting', activity: 'Kitchen' })
  expect(Math.abs(Number(entry?.['minutes']) - 120)).toBeLessThanOrEqual(1)
})

test('Checks no code, not even the right one, for ten minutes after twenty attempts by one person', async () => {
  const { client } = await sampleSite.helper()
  const shift = await shiftNow()
  await call(client, 'take_shift', { shift })
  const { clock_code } = await sampleSite.document('Shift', shift)
  const tried = async (secret: string) =>
    (await call(client, 'clock', { direction: 'in', code: formatCheckInCode(shift, secret) })).status
  for (let count = 0; count < 20; count += 1) expect(await tried('guessed-guessed-guess')).toBe(417)
  const over = await call(client, 'clock', {
    direction: 'in',
    code: formatCheckInCode(shift, String(clock_code)),
  })
  expect([over.status, over.body]).toEqual([
    429,
    expect.objectContaining({ code: 'volunteers.too_many_codes' }),
  ])
  const { client: other } = await sampleSite.helper()
  const ofOther = await call(other, 'clock', { direction: 'in', code: formatCheckInCode(shift, 'guessed') })
  expect(ofOther.status).not.toBe(429)
  sampleSite.clock.pass(11 * 60)
  expect(await tried(String(clock_code))).toBe(200)
})

test('Refuses a check-in long before the shift, and a check-out without a check-in', async () => {
  const { client } = await sampleSite.helper()
  const shift = await sampleSite.shift()
  const { assignment } = valuesOf((await call(client, 'take_shift', { shift })).message)
  const clocked = (direction: string) => call(client, 'clock', { assignment, direction })
  expect((await clocked('in')).body).toMatchObject({ code: 'volunteers.clock_too_early' })
  expect((await clocked('out')).body).toMatchObject({ code: 'volunteers.not_clocked_in' })
})

test('Staff check a volunteer in, and an open check-in ends with the shift', async () => {
  const { client, volunteer } = await sampleSite.helper()
  const shift = await shiftNow()
  const { assignment: name } = valuesOf((await call(client, 'take_shift', { shift })).message)
  expect((await call(client, 'clock_in_at_kiosk', { name })).status).toBe(403)
  expect((await call(sampleSite.office, 'clock_in_at_kiosk', { name })).message).toEqual({ name })
  sampleSite.clock.pass(20 * HOUR)
  await sampleSite.site.engine.runTask('volunteers.tidy_shifts', {})
  const [entry] = await entriesOf(volunteer)
  expect(Math.abs(Number(entry?.['minutes']) - 210)).toBeLessThanOrEqual(1)
  expect(await sampleSite.document('Shift Assignment', String(name))).toMatchObject({ state: 'done' })
})

const report = { minutes: 90, activity: 'Mending kites', idempotency_key: 'the-key-of-one-report-1' }

test('Reports hours once for each key, and only for recent days', async () => {
  const { client, volunteer } = await sampleSite.helper()
  const on_day = sampleSite.today
  const answers = await Promise.all([1, 2, 3].map(() => call(client, 'report_hours', { ...report, on_day })))
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect(await entriesOf(volunteer)).toHaveLength(1)
  const refused = async (changes: object) =>
    (
      await call(client, 'report_hours', {
        ...report,
        on_day,
        idempotency_key: 'another-key-of-reports',
        ...changes,
      })
    ).body
  expect(await refused({ on_day: addDays(on_day, 5) })).toMatchObject({ field: 'on_day' })
  expect(await refused({ on_day: addDays(on_day, -200) })).toMatchObject({ field: 'on_day' })
  expect(await refused({ minutes: 2000 })).toMatchObject({ field: 'minutes' })
  expect(await refused({ idempotency_key: 'short' })).toMatchObject({ field: 'idempotency_key' })
})

test('Nobody approves their own hours, and approved hours are reopened before a change', async () => {
  const staff = await sampleSite.site.userWith('Event Staff')
  const { volunteer } = await sampleSite.helper({ user: staff.user })
  const on_day = sampleSite.today
  const entry = await createDocument(staff, 'Hours Entry', {
    volunteer,
    on_day,
    minutes: 60,
    activity: 'Gate',
  })
  expect((await updateDocument(staff, ['Hours Entry', entry], { state: 'approved' })).body).toMatchObject({
    code: 'volunteers.own_hours',
  })
  expect(
    (await updateDocument(sampleSite.office, ['Hours Entry', entry], { state: 'approved' })).status,
  ).toBe(200)
  expect(await sampleSite.document('Hours Entry', entry)).toMatchObject({
    approved_by: sampleSite.office.user,
  })
  expect(
    (await updateDocument(sampleSite.office, ['Hours Entry', entry], { minutes: 600 })).body,
  ).toMatchObject({
    code: 'volunteers.hours_fixed',
  })
  await updateDocument(sampleSite.office, ['Hours Entry', entry], { state: 'waiting' })
  await updateDocument(sampleSite.office, ['Hours Entry', entry], { minutes: 45 })
  const { rows } = await sampleSite.site.administrator.get('/api/resource/Version', {
    fields: ['name'],
    filters: [
      ['ref_doctype', '=', 'Hours Entry'],
      ['docname', '=', entry],
    ],
  })
  expect(rows.length).toBeGreaterThanOrEqual(3)
})

const verified = (code: string) =>
  sampleSite.site.engine.read(administrator, async (documents) => {
    const certificateVerifier = sampleSite.site.engine
      .extensions(verifiable)
      .find(({ prefix }) => prefix === 'CERT')
    return certificateVerifier?.verify(documents.asSystem(), code)
  })

test('A certificate lists approved hours, is valid until revoked, and is issued once', async () => {
  const { client, volunteer } = await sampleSite.helper({ full_name: 'Meena of the lamps' })
  const certify = () => call(sampleSite.office, 'issue_certificate', { name: volunteer })
  expect((await certify()).body).toMatchObject({ code: 'volunteers.nothing_to_certify' })
  await call(client, 'report_hours', { ...report, on_day: sampleSite.today })
  expect((await certify()).body).toMatchObject({ code: 'volunteers.nothing_to_certify' })
  const [entry] = await entriesOf(volunteer)
  await updateDocument(sampleSite.office, ['Hours Entry', String(entry?.['name'])], { state: 'approved' })
  const answers = await Promise.all([certify(), certify()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  const certificate = answers.flatMap(({ message }) => Object.values(valuesOf(message)).map(String)).join('')

  const overview = valuesOf((await client.get('/api/method/mela.volunteers.get_overview')).message)
  expect(overview).toMatchObject({ hours: { approved: 90, waiting: 0 }, certificates: [{ minutes: 90 }] })
  const { code } = await sampleSite.document('Certificate', certificate)
  expect(await verified(String(code).toLowerCase())).toMatchObject({
    ...{ kind: 'certificate', valid: true, title: 'Meena of the lamps' },
    lines: [
      [
        expect.objectContaining({ text: 'Volunteer hours' }),
        expect.objectContaining({
          id: 'volunteers.time.hours_and_minutes',
          values: { hours: 1, minutes: 30 },
        }),
      ],
      [expect.objectContaining({ text: 'From' }), sampleSite.today],
      [expect.objectContaining({ text: 'Until' }), sampleSite.today],
      expect.anything(),
    ],
  })
  expect(await verified('CERT-AAAA-AAAA-AAAA-AAAA')).toBeNull()
  const paper = { name: certificate, language: 'ta' }
  const asked = (whose: TestClient) => whose.get('/api/method/mela.volunteers.download_certificate', paper)
  const stranger = (await sampleSite.helper()).client
  const refusals = await Promise.all([sampleSite.site.guest, stranger].map(asked))
  expect(refusals.map(({ status }) => status)).toEqual([403, 404])
  const printed = await asked(client)
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = String(printed.body)
  expect([bytes.match(/\/Type \/Page\b/g)?.length, bytes]).toEqual([
    1,
    expect.stringMatching(/\/FontName \/\w+\+[\w-]*Tamil/),
  ])
  const button = await call(sampleSite.office, 'print_certificate', { name: certificate })
  expect(button.message).toMatchObject({ url: expect.stringContaining(certificate) })
  expect((await call(client, 'print_certificate', { name: certificate })).status).toBe(403)

  expect(
    (await updateDocument(sampleSite.office, ['Certificate', certificate], { state: 'revoked' })).body,
  ).toMatchObject({ field: 'revoke_reason' })
  await updateDocument(sampleSite.office, ['Certificate', certificate], {
    state: 'revoked',
    revoke_reason: 'Wrong name',
  })
  expect(await verified(String(code))).toEqual({
    ...{ kind: 'certificate', valid: false, title: null, photo: null, lines: [], valid_until: null },
  })
  expect((await asked(client)).body).toMatchObject({ code: 'volunteers.certificate_revoked' })
})

test('Tells guests and other people that they are no volunteers', async () => {
  const nobody = { volunteer: null, hours: { approved: 0, waiting: 0 }, entries: [], certificates: [] }
  const stranger = await sampleSite.site.userWith('Customer')
  for (const client of [sampleSite.site.guest, stranger])
    expect((await client.get('/api/method/mela.volunteers.get_overview')).message).toMatchObject(nobody)
})
