import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '#site/forms/testing'
import {
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

const list = async (filters: object) =>
  (await school.site.administrator.get(registrations, { fields: ['*'], filters, limit_page_length: '50' }))
    .rows

async function nextYear(): Promise<unknown> {
  const { rows } = await school.site.administrator.get('/api/resource/Academic Year', {
    fields: ['name', 'starts_on', 'is_current'],
    filters: { is_open: 1 },
  })
  expect(rows).toMatchObject([{ is_current: 0 }])
  expect(String(rows[0]?.['starts_on']) > new Date().toISOString().slice(0, 10)).toBe(true)
  return rows[0]?.['name']
}

test('A guest’s form reaches the office as submitted, for the next open year', async () => {
  const answer = await send(school.site.guest, { student_first_name: 'Thamarai' })
  expect(answer.status).toBe(200)
  const responseValue = valuesOf(answer.message)
  expect(Object.keys(responseValue).toSorted()).toEqual(
    [
      'doctype',
      'modified',
      'name',
      'open_until',
      'receipt_token',
      'success_message',
      'success_title',
      'success_url',
    ].toSorted(),
  )
  const [registration] = await list({ student_first_name: 'Thamarai' })
  expect(registration).toMatchObject({
    ...{ status: 'submitted', came_by: 'website', parent_phone: '+919840077701' },
    academic_year: await nextYear(),
  })
})

test('Records each consent box with its time and text version', async () => {
  const name = await register(school, school.site.guest, { agrees_to_pictures: 1 })
  const { consents } = await stored(school, name)
  expect(rowsOf(consents)).toMatchObject([
    { purpose: 'records of the school', is_given: 1, version: '2026-2', given_by: 'Sundari' },
    { purpose: 'pictures on our pages', is_given: 1 },
    { purpose: 'first aid and a doctor', is_given: 0 },
    { purpose: 'messages about school days', is_given: 0 },
  ])
})

test.each([
  [
    'a birthday in the future',
    { student_date_of_birth: '2030-01-01' },
    { field: 'student_date_of_birth', code: 'documents.day_to_come' },
  ],
  [
    'a birthday of another century',
    { student_date_of_birth: '1920-01-01' },
    { field: 'student_date_of_birth', code: 'students.too_old' },
  ],
  [
    'a number of another country without +',
    { parent_phone: '6512 3456' },
    { field: 'parent_phone', code: 'documents.phone' },
  ],
  ['no consent', { agrees_to_records: 0 }, { field: 'agrees_to_records', code: null }],
  ['no name', { student_first_name: '' }, { field: 'student_first_name', code: 'documents.mandatory' }],
])('Reports %s at its field and stores nothing', async (_what, data, { field, code }) => {
  const before = (await list({})).length
  const { status, body } = await send(school.site.guest, data)
  expect(status).toBe(417)
  expect(body).toMatchObject(code === null ? { field } : { field, code })
  expect(await list({})).toHaveLength(before)
})

test('Reports a sibling’s future birth date in their row', async () => {
  const siblings = [
    { first_name: 'Mullai', date_of_birth: '2019-01-01' },
    { first_name: 'Malar', date_of_birth: '2031-01-01' },
  ]
  expect((await send(school.site.guest, { siblings })).body).toMatchObject({
    field: 'siblings.2.date_of_birth',
  })
})

test('Reports a missing + in a number', async () => {
  const { body } = await send(school.site.guest, { parent_phone: '6512 3456' })
  expect(JSON.stringify(body)).toContain('For a number in another country, start with +')
})

test('Accepts a foreign number with its +', async () => {
  const name = await register(school, school.site.guest, { parent_phone: '+44 7700 900123' })
  expect(await stored(school, name)).toMatchObject({ parent_phone: '+447700900123' })
})

test('Siblings on the form get their own registrations with the same parents', async () => {
  const name = await register(school, school.site.guest, {
    parent_phone: '98400 77712',
    siblings: [
      { first_name: 'Vennila', date_of_birth: '2018-05-05', needs: 'No nuts' },
      { first_name: 'Kayal', date_of_birth: '2016-06-06' },
    ],
  })
  const siblings = await list({ registered_with: name })
  expect(siblings).toHaveLength(2)
  for (const sibling of siblings)
    expect(sibling).toMatchObject({
      status: 'submitted',
      parent_name: 'Sundari',
      parent_phone: '+919840077712',
    })
  expect(siblings.map(({ allergies }) => allergies)).toContain('No nuts')
})

test('Flags one child from two phones to the office, and tells the second sender nothing', async () => {
  const first = await register(school, school.site.guest, {
    student_first_name: 'Poonguzhali',
    parent_phone: '98400 77721',
  })
  const second = await send(school.site.guest, {
    student_first_name: 'POONGUZALI',
    parent_phone: '98400 77722',
  })
  expect(second.status).toBe(200)
  expect(JSON.stringify(second.body)).not.toContain(first)
  const name = String(valuesOf(second.message)['name'])
  const child = await stored(school, await documentOf(school.site, name))
  expect(child).toMatchObject({ duplicate_of: first, duplicate_check: 'to be checked' })
  const receipt = String(valuesOf(second.message)['receipt_token'])
  const seen = await school.site.guest.request('GET', `${registrations}/${name}`, {
    headers: { 'x-receipt-token': receipt },
  })
  expect(seen.status).toBe(200)
  expect(JSON.stringify(seen.body)).not.toContain(first)
  expect(JSON.stringify(seen.body)).not.toContain('duplicate')
})

test('Sending twice with one key registers once', async () => {
  const body = {
    web_form: 'student',
    idempotency_key: 'a-key-of-this-very-form',
    data: {
      ...{ student_first_name: 'Yazhini', student_date_of_birth: '2019-09-09', parent_name: 'Devi' },
      ...{
        parent_phone: '9840077731',
        emergency_contact_name: 'Devi',
        emergency_contact_phone: '9840077731',
      },
      agrees_to_records: 1,
    },
  }
  const post = () => school.site.guest.post('/api/method/mela.forms.accept', body)
  const [one, other] = [await post(), await post()]
  expect(valuesOf(other.message)['name']).toBe(valuesOf(one.message)['name'])
  expect(await list({ student_first_name: 'Yazhini' })).toHaveLength(1)
})

test('Stores an unvalidated draft for its author', async () => {
  const data = { student_first_name: 'Iraivi', student_date_of_birth: '2031-01-01' }
  const saved = valuesOf(
    (await school.site.guest.post('/api/method/mela.forms.save_draft', { web_form: 'student', data }))
      .message,
  )
  const again = await school.site.guest.post('/api/method/mela.forms.get_draft', {
    ...{ web_form: 'student', draft: saved['draft'], receipt_token: saved['receipt_token'] },
  })
  expect(again.message).toMatchObject({ data })
  expect(await list({ student_first_name: 'Iraivi' })).toHaveLength(0)
})

test('Notifies the family and the office, the office without a name', async () => {
  const name = await register(school, school.site.guest, {
    student_first_name: 'Semmozhi',
    parent_email_address: 'semmozhi@families.example',
  })
  await school.site.engine.drainEvents()
  const { rows } = await school.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['subject', 'body', 'recipient'],
    filters: { event: 'students.registration_received', recipient: 'semmozhi@families.example' },
  })
  expect(rows).toMatchObject([{ subject: 'We received the registration of Semmozhi' }])
  expect(JSON.stringify(rows)).not.toContain('STU-')
  const responseValue = JSON.stringify(
    (await school.office.post('/api/method/mela.notifications.get_notifications')).message,
  )
  expect(responseValue).toContain(name)
  expect(responseValue).not.toContain('Semmozhi')
})
