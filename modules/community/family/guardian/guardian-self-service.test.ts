import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { Guardian } from './guardian.doctype.ts'
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
  type Values,
} from '../testing/sample-site.ts'

let school: SchoolSite
let mira: Values
beforeAll(async () => {
  school = await schoolSite()
  const [child] = await administratorList('Student Registration', { student_first_name: 'Mira' })
  mira = child ?? {}
})
afterAll(() => school.site.close())

async function administratorList(type: string, filters: object): Promise<readonly Values[]> {
  return (await school.site.administrator.get(`/api/resource/${type}`, { fields: ['*'], filters })).rows
}

const guardianOf = async (client: TestClient) =>
  (await administratorList('Guardian', { user: client.user }))[0] ?? {}

const student = () => String(mira['name'])

test('One sign-in shows all children of the family in a constant number of statements', async () => {
  const answer = await call(school.parent, 'get_my_family')
  const { families, waiting } = valuesOf(answer.message)
  expect(rowsOf(families)).toMatchObject([
    {
      family_name: 'Lakshmi V',
      rights: { may_view: 1, may_change: 1, may_pay: 1, may_collect: 1 },
      children: [
        { full_name: 'Mira V', class: 'Class 4', state: 'enrolled' },
        { full_name: 'Anbu V', class: 'Class 1', state: 'enrolled' },
      ],
    },
  ])
  expect(waiting).toEqual([])
  const one = await school.site.userWith()
  const alone = await call(one, 'get_my_family')
  expect(alone.message).toEqual({ families: [], waiting: [] })
  expect(answer.statements.length - alone.statements.length).toBeLessThanOrEqual(3)
})

test('A guardian sees one child completely, and other guardians only by name', async () => {
  const child = valuesOf((await call(school.parent, 'get_child', { student: student() })).message)
  expect(child).toMatchObject({
    ...{ full_name: 'Mira V', name_in_tamil: 'மீரா', allergies: 'Peanuts', state: 'enrolled' },
    home: { city: 'Chennai' },
    enrolments: [{ class: 'Class 4', state: 'active' }],
  })
  const other = rowsOf(child['guardians']).find(({ is_me }) => is_me === 0) ?? {}
  expect(other).toMatchObject({ full_name: 'Venkatesan S', relation: 'father' })
  expect(Object.keys(other)).not.toContain('phone')
  expect(rowsOf(child['consents'])).toHaveLength(4)
})

test('A user who verifies a number given by the family becomes its guardian', async () => {
  const client = await school.site.userWith()
  expect((await call(client, 'get_child', { student: student() })).status).toBe(403)
  await school.site.engine.write(administrator, (documents) =>
    documents.save(User, client.user, { phone: '+919840055502' }),
  )
  expect((await call(client, 'get_child', { student: student() })).status).toBe(200)
  expect((await client.get(registrations)).rows).toHaveLength(2)
})

test('A guardian without edit permission reads and changes nothing', async () => {
  const [father] = await administratorList('Guardian', { phone: '+919840055502' })
  const client = await school.site.userWith('Guardian')
  await school.site.engine.write(administrator, async (documents) => {
    await documents.save(User, String(father?.['user']), { phone: null })
    await documents.save(User, client.user, { phone: '+919840055502' })
  })
  await school.site.engine.write(administrator, (documents) =>
    documents.save(Guardian, String(father?.['name']), { user: client.user }),
  )
  expect((await call(client, 'get_child', { student: student() })).status).toBe(200)
  const refused = await Promise.all([
    call(client, 'update_child', { student: student(), city: 'Madurai' }),
    call(client, 'set_consent', { student: student(), purpose: 'pictures on our pages', is_given: 0 }),
    call(client, 'request_privacy', { student: student(), kind: 'erase' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('A guardian without view permission reaches no child by any call', async () => {
  const { name } = await guardianOf(school.neighbour)
  await school.office.put(`/api/resource/Guardian/${String(name)}`, { may_view: 0 })
  expect((await school.neighbour.get(registrations)).rows).toHaveLength(0)
  expect(valuesOf((await call(school.neighbour, 'get_my_family')).message)['families']).toEqual([])
  await school.office.put(`/api/resource/Guardian/${String(name)}`, { may_view: 1 })
  expect((await school.neighbour.get(registrations)).rows).toHaveLength(2)
})

test('A guardian’s self-service change applies at once and leaves the child’s other data alone', async () => {
  const changed = await call(school.parent, 'update_child', {
    student: student(),
    city: 'Madurai',
    doctor_phone: '98400 11223',
  })
  expect(changed.status).toBe(200)
  expect(await stored(school, student())).toMatchObject({
    ...{ city: 'Madurai', doctor_phone: '+919840011223', allergies: 'Peanuts', class: 'Class 4' },
  })
  expect(
    (await call(school.parent, 'update_child', { student: student(), doctor_phone: '12' })).body,
  ).toMatchObject({
    field: 'doctor_phone',
  })
})

test('Clearing a field empties it, but an emergency contact must remain', async () => {
  const update = (changes: object) => call(school.parent, 'update_child', { student: student(), ...changes })
  await update({ city: 'Madurai', doctor_phone: '98400 11223' })
  const before = await stored(school, student())
  expect((await update({ city: '', doctor_phone: '', address: null })).status).toBe(200)
  const after = await stored(school, student())
  expect(after).toMatchObject({ address: before['address'], allergies: 'Peanuts' })
  expect([after['city'] ?? null, after['doctor_phone'] ?? null]).toEqual([null, null])
  expect((await update({ emergency_contact_phone: '' })).body).toMatchObject({
    field: 'emergency_contact_phone',
  })
})

test('Records person and time when a consent is withdrawn and given again', async () => {
  const consentFilter = { student: student(), purpose: 'pictures on our pages' }
  expect((await call(school.parent, 'set_consent', { ...consentFilter, is_given: 0 })).message).toMatchObject(
    {
      state: 'withdrawn',
    },
  )
  const [consent] = await administratorList('Consent', consentFilter)
  expect(consent).toMatchObject({ state: 'withdrawn', withdrawn_by: 'Lakshmi V' })
  await call(school.parent, 'set_consent', { ...consentFilter, is_given: 1 })
  expect(await administratorList('Consent', consentFilter)).toMatchObject([
    { state: 'given', given_by: 'Lakshmi V' },
  ])
})

test('A changed number waits for the office, and nothing changes before its decision', async () => {
  const family = String(mira['family'])
  const contactChange = { family, field: 'phone', value: '+44 7700 900555' }
  const asked = valuesOf((await call(school.parent, 'change_contact', contactChange)).message)
  expect(asked).toMatchObject({ state: 'open' })
  expect(valuesOf((await call(school.parent, 'change_contact', contactChange)).message)).toEqual(asked)
  expect(
    (await call(school.parent, 'change_contact', { ...contactChange, value: '98400 99999' })).status,
  ).toBe(409)
  expect(await guardianOf(school.parent)).toMatchObject({ phone: '+919840055501' })
  const path = `/api/resource/Contact Change/${String(asked['change'])}`
  expect((await school.parent.put(path, { state: 'accepted' })).status).toBe(403)
  const accepted = await school.office.post('/api/method/mela.desk.apply_transition', {
    ...{ doctype: 'Contact Change', name: asked['change'], action: 'Accept' },
  })
  expect(accepted.status).toBe(200)
  expect(await guardianOf(school.parent)).toMatchObject({ phone: '+447700900555' })
  const children = await administratorList('Student Registration', { family })
  expect(children.map(({ parent_phone }) => parent_phone)).toEqual(['+447700900555', '+447700900555'])
  await school.site.engine.drainEvents()
  const messages = await administratorList('Outbox Message', { event: 'family.contact_change_accepted' })
  expect(messages.map(({ recipient }) => recipient).toSorted()).toEqual([
    '+919840055501',
    'parent@asha.example',
  ])
})

test.each([
  ['phone', '6512 3456', 'start with +'],
  ['email', 'lakshmi', 'valid email address'],
])('Reports an invalid %s', async (field, value, sentence) => {
  const { status, body } = await call(school.parent, 'change_contact', {
    family: mira['family'],
    field,
    value,
  })
  expect(status).toBe(417)
  expect(JSON.stringify(body)).toContain(sentence)
})

test('The office refuses a request only with a reply', async () => {
  const [change] = await administratorList('Contact Change', { new_value: '+447700900123' })
  const path = `/api/resource/Contact Change/${String(change?.['name'])}`
  expect((await school.office.put(path, { state: 'refused' })).body).toMatchObject({
    code: 'family.no_answer',
  })
  expect((await school.office.put(path, { state: 'refused', answer: 'Please come by.' })).status).toBe(200)
  expect(await guardianOf(school.neighbour)).toMatchObject({ phone: '+919840055521' })
})

test('A family withdraws its own requests, but an enrolment only through the office', async () => {
  const client = await school.site.userWith()
  const name = await register(school, client)
  const { waiting } = valuesOf((await call(client, 'get_my_family')).message)
  expect(rowsOf(waiting)).toMatchObject([{ student: name, state: 'submitted' }])
  expect((await call(client, 'withdraw', { student: name })).message).toMatchObject({ state: 'withdrawn' })
  expect((await call(school.parent, 'withdraw', { student: student() })).body).toMatchObject({
    code: 'family.office_only',
  })
})

test('A registration with several families’ number waits for the office to choose', async () => {
  const shared = { parent_phone: '98400 33301' }
  const first = await offerSeat(school, shared)
  await transition(school.office, first, 'Enrol')
  const { name: second } = valuesOf(
    (await school.office.post('/api/resource/Family', { family_name: 'Second home' })).data,
  )
  await school.office.post('/api/resource/Guardian', { family: second, full_name: 'S', phone: '98400 33301' })
  const child = await offerSeat(school, shared)
  expect((await transition(school.office, child, 'Enrol')).body).toMatchObject({
    code: 'family.several_families',
  })
  await school.office.put(`${registrations}/${child}`, { family: second })
  expect((await transition(school.office, child, 'Enrol')).status).toBe(200)
  expect(await stored(school, child)).toMatchObject({ family: second })
})
