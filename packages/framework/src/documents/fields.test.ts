import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#meta'
import {
  always,
  check,
  childType,
  date,
  datetime,
  docType,
  everything,
  grant,
  int,
  link,
  money,
  prompted,
  secret,
  table,
  text,
} from '#framework/doctypes'
import { documentMethod, hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { administrator, signedIn } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'

const Relative = childType('Ward Kin', {
  name_of: text({ required: true }),
  tag: text({ setOnlyOnce: true }),
  checked: check({ readOnly: true }),
  born: date({ notAfterToday: true }),
})

const Guardian = docType('Ward Guardian', {
  naming: prompted,
  fields: { phone: text(), city: text() },
  access: { 'System Manager': everything },
})

const Ward = docType('Ward', {
  naming: prompted,
  fields: {
    code: text({ setOnlyOnce: true }),
    guardian: link('Ward Guardian'),
    guardian_phone: text({ fetchFrom: 'guardian.phone' }),
    guardian_city: text({ fetchFrom: 'guardian.city' }),
    age: int({ min: 0 }),
    born: date({ notAfterToday: true }),
    fee: money({ min: 0 }),
    grade: text({ level: 1, default: 'none' }),
    relatives: table(Relative),
    visits: int({ readOnly: true, default: 0 }),
    paid: money({ readOnly: true }),
    seen_on: datetime({ readOnly: true }),
    key_hash: secret({ readOnly: true }),
    history: table(Relative, { readOnly: true }),
  },
  access: { 'System Manager': everything, Volunteer: grant({ read: always, write: always, create: always }) },
})

const Bed = docType('Ward Bed', {
  fields: {
    room_key: text({ hidden: true, label: 'Room' }),
    number: text({ required: true, label: 'Bed number' }),
  },
  uniqueTogether: [['room_key', 'number']],
  access: { 'System Manager': everything },
})

const wardHooks = hooks(Ward, {
  methods: {
    sayAge: documentMethod(Ward, {
      verb: 'read',
      input: { extra: int({ required: true }) },
      run: async ({ document, input }) => (document.age ?? 0) + (input.extra ?? 0),
    }),
    growUp: documentMethod(Ward, {
      verb: 'delete',
      input: {},
      run: async ({ document, documents }) => documents.save(Ward, document.name, { age: 18 }),
    }),
  },
})

let site: TestSite
let manager: TestClient
let helper: TestClient

beforeAll(async () => {
  site = await testSite([
    defineModule({ name: 'wards', docTypes: [Ward, Guardian, Bed], hooks: [wardHooks] }),
  ])
  manager = await site.userWith('System Manager')
  helper = await site.userWith('Volunteer')
  await manager.post('/api/resource/Ward%20Guardian', { name: 'Meena', phone: '044', city: 'Chennai' })
})
afterAll(() => site.close())

const WARD = '/api/resource/Ward'
const add = (values: object) => manager.post(WARD, values)
const put = (name: string, changes: object, client = manager) => client.put(`${WARD}/${name}`, changes)

interface RelativeRow {
  readonly name: string
}

function isRelativeRow(row: unknown): row is RelativeRow {
  return typeof row === 'object' && row !== null && 'name' in row
}

async function relativesOf(name: string): Promise<readonly RelativeRow[]> {
  const { data } = await manager.get(`${WARD}/${name}`)
  const rows: unknown = Object.getOwnPropertyDescriptor(data, 'relatives')?.value
  return Array.isArray(rows) ? rows.filter(isRelativeRow) : []
}

test('A set-only-once field cannot change, in child rows too', async () => {
  await add({ name: 'once', relatives: [{ name_of: 'Amma' }] })
  const [row] = await relativesOf('once')
  expect((await put('once', { code: 'A', relatives: [{ name: row?.name, tag: 'x' }] })).status).toBe(200)
  expect((await put('once', { code: 'A' })).status).toBe(200)
  const refused = { status: 417, body: { exc_type: 'CannotChangeConstantError' } }
  expect(await put('once', { code: 'B' })).toMatchObject({ ...refused, body: { field: 'code' } })
  expect(await put('once', { code: null })).toMatchObject(refused)
  expect(await put('once', { relatives: [{ name: row?.name, tag: 'y' }] })).toMatchObject(refused)
})

const readOnlyError = (field: string) => ({ status: 417, body: { code: 'documents.read_only', field } })

test('A read-only field is written by the system only, and another value is refused by its name', async () => {
  for (const [field, value] of Object.entries({
    visits: 1,
    paid: 5,
    key_hash: 'x',
    history: [{ name_of: 'A' }],
  }))
    expect(await add({ name: `new ${field}`, [field]: value })).toMatchObject(readOnlyError(field))
  await site.administrator.post(WARD, {
    ...{ name: 'kept', visits: 3, paid: 12.5, seen_on: '2026-01-02 10:00:00', key_hash: 'hash' },
    ...{ history: [{ name_of: 'Amma' }], relatives: [{ name_of: 'Appa', checked: 1 }] },
  })
  const [row] = await relativesOf('kept')
  const changed = { visits: 4, paid: 12, seen_on: null, key_hash: 'hash', history: [] }
  for (const [field, value] of Object.entries(changed))
    expect(await put('kept', { [field]: value })).toMatchObject(readOnlyError(field))
  for (const relative of [
    { name: row?.name, checked: 0 },
    { name_of: 'New', checked: 1 },
  ])
    expect(await put('kept', { relatives: [relative] })).toMatchObject(readOnlyError('checked'))
  const { data } = await manager.get(`${WARD}/kept`)
  expect(data).toMatchObject({ visits: 3, paid: 12.5, history: [{ name_of: 'Amma' }] })
})

test('A whole document sent back is accepted with its read-only fields', async () => {
  await site.administrator.post(WARD, {
    ...{ name: 'whole', visits: 3, paid: 12.5, seen_on: '2026-01-02 10:00:00' },
    ...{ history: [{ name_of: 'Amma', checked: 1 }], relatives: [{ name_of: 'Appa', checked: 1 }] },
  })
  const fullWard = async () => ({ ...valuesOf((await manager.get(`${WARD}/whole`)).data), doctype: 'Ward' })
  expect(await put('whole', { ...(await fullWard()), age: 3 })).toMatchObject({
    status: 200,
    data: { age: 3 },
  })
  const doc = { ...(await fullWard()), age: 4, paid: '12.50', seen_on: '2026-01-02 10:00:00.000000' }
  expect((await manager.post('/api/method/frappe.client.save', { doc })).message).toMatchObject({ age: 4 })
  expect(await fullWard()).toMatchObject({
    visits: 3,
    history: [{ checked: 1 }],
    relatives: [{ checked: 1 }],
  })
})

test('Every write call checks read-only fields', async () => {
  await add({ name: 'calls' })
  const call = (method: string, args: object) => manager.post(`/api/method/frappe.client.${method}`, args)
  const [doctype, name] = ['Ward', 'calls']
  const { data } = await manager.get(`${WARD}/calls`)
  const forged = [
    await call('set_value', { doctype, name, fieldname: 'visits', value: 9 }),
    await call('save', { doc: { ...valuesOf(data), doctype, visits: 9 } }),
    await call('insert', { doc: { doctype, name: 'other', visits: 9 } }),
    await call('insert_many', { docs: [{ doctype, name: 'other', visits: 9 }] }),
  ]
  for (const response of forged) expect(response).toMatchObject(readOnlyError('visits'))
  await call('bulk_update', { docs: [{ doctype, docname: name, visits: 9 }] })
  expect((await manager.get(`${WARD}/calls`)).data).toMatchObject({ visits: 0 })
  expect((await manager.get(`${WARD}/other`)).status).toBe(404)
})

test('Fetched fields follow the linked document, in one statement per link', async () => {
  const { data } = await add({ name: 'fetched', guardian: 'Meena', guardian_phone: 'made up' })
  expect(data).toMatchObject({ guardian_phone: '044', guardian_city: 'Chennai' })
  await manager.put('/api/resource/Ward%20Guardian/Meena', { phone: '0422' })
  const saved = await put('fetched', { age: 3 })
  expect(saved.data).toMatchObject({ guardian_phone: '0422' })
  const asked = saved.statements.filter((statement) => /^\s*select.*"Ward Guardian"/s.test(statement))
  expect(asked).toHaveLength(1)
})

test('A future day is refused in a field for past days, in child rows too', async () => {
  const today = new Date().toISOString().slice(0, 10)
  expect((await add({ name: 'born', born: addDays(today, -1) })).status).toBe(200)
  const refusedAt = (field: string) => ({ status: 417, body: { code: 'documents.day_to_come', field } })
  const late = addDays(today, 2)
  expect(await put('born', { born: late })).toMatchObject(refusedAt('born'))
  const relatives = [{ name_of: 'Amma' }, { name_of: 'Appa', born: late }]
  expect(await put('born', { relatives })).toMatchObject(refusedAt('relatives.2.born'))
})

test('A negative value in a non-negative number is refused by its own error', async () => {
  for (const values of [{ age: -1 }, { fee: -0.5 }])
    expect(await add({ name: 'minus', ...values })).toMatchObject({
      status: 417,
      body: { exc_type: 'NonNegativeError' },
    })
})

test('A write to a field above the caller’s level is silently ignored', async () => {
  await add({ name: 'levels', grade: 'A' })
  expect((await put('levels', { grade: 'B', age: 4 }, helper)).status).toBe(200)
  expect((await manager.get(`${WARD}/levels`)).data).toMatchObject({ grade: 'A', age: 4 })
  await helper.post(WARD, { name: 'levels too', grade: 'B' })
  expect((await manager.get(`${WARD}/levels too`)).data).toMatchObject({ grade: 'none' })
})

test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  '%s is refused as a field',
  async (key) => {
    expect((await add({ name: 'proto', [key]: 'x' })).status).toBe(417)
    expect((await put('once', { [key]: 'x' })).status).toBe(417)
  },
)

test('A child row is read, changed, added and deleted on its own, through its parent', async () => {
  await add({ name: 'rows', relatives: [{ name_of: 'Amma' }, { name_of: 'Appa' }] })
  const [first, second] = await relativesOf('rows')
  const ROW = '/api/resource/Ward%20Kin'
  const before = (await manager.get(`${WARD}/rows`)).data
  expect(await manager.get(`${ROW}/${first?.name}`)).toMatchObject({
    data: { name_of: 'Amma', parent: 'rows' },
  })
  const changed = await manager.put(`${ROW}/${first?.name}`, { name_of: 'Amma Devi' })
  expect(changed).toMatchObject({ status: 200, data: { name: first?.name, name_of: 'Amma Devi', idx: 1 } })
  const place = { parent: 'rows', parenttype: 'Ward', parentfield: 'relatives' }
  const added = await manager.post(ROW, { ...place, name_of: 'Paati' })
  expect(added).toMatchObject({ status: 200, data: { name_of: 'Paati', idx: 3, doctype: 'Ward Kin' } })
  expect((await manager.delete(`${ROW}/${second?.name}`)).status).toBe(202)
  const after = (await manager.get(`${WARD}/rows`)).data
  expect(after).toMatchObject({ relatives: [{ name_of: 'Amma Devi' }, { name_of: 'Paati' }] })
  const modified = (document: unknown): unknown =>
    Object.getOwnPropertyDescriptor(document, 'modified')?.value
  expect(modified(after)).not.toBe(modified(before))
})

test('A child row has the permissions of its parent and cannot belong to another', async () => {
  const ROW = '/api/resource/Ward%20Kin'
  await add({ name: 'guarded', relatives: [{ name_of: 'Amma' }] })
  const [row] = await relativesOf('guarded')
  const stranger = await site.userWith('Seller')
  expect((await stranger.get(`${ROW}/${row?.name}`)).status).toBe(403)
  expect((await stranger.put(`${ROW}/${row?.name}`, { name_of: 'x' })).status).toBe(403)
  expect((await stranger.delete(`${ROW}/${row?.name}`)).status).toBe(403)
  expect((await site.guest.get(`${ROW}/${row?.name}`)).status).toBe(403)
  const wrong = { parent: 'guarded', parenttype: 'Ward', parentfield: 'code', name_of: 'x' }
  expect((await manager.post(ROW, wrong)).status).toBe(403)
  expect((await manager.post(ROW, { name_of: 'x' })).body).toMatchObject({ exc_type: 'MandatoryError' })
  expect((await manager.put(`${ROW}/none`, { name_of: 'x' })).status).toBe(404)
})

test('A document method checks its permission and its arguments', async () => {
  await add({ name: 'called', age: 7 })
  const call = (user: string, method: string, args: Record<string, unknown> = {}) =>
    site.engine.write(user === 'system' ? administrator : signedIn(user, ['Volunteer']), (documents) =>
      documents.run(Ward, 'called', method, args),
    )
  expect(await call('helper', 'say_age', { extra: 3 })).toBe(10)
  await expect(call('helper', 'say_age')).rejects.toMatchObject({ type: 'MandatoryError' })
  await expect(call('helper', 'grow_up')).rejects.toMatchObject({ status: 403 })
  expect(await call('system', 'grow_up')).toMatchObject({ age: 18 })
  for (const method of ['sayAge', 'nothing', 'constructor', '__proto__'])
    await expect(call('system', method)).rejects.toMatchObject({ status: 403 })
})

test('A duplicate of a combined unique key is reported by its labels, at a field that forms show', async () => {
  const bed = { room_key: 'a', number: '7' }
  expect((await manager.post('/api/resource/Ward Bed', bed)).status).toBe(200)
  expect((await manager.post('/api/resource/Ward Bed', bed)).body).toMatchObject({
    ...{ exc_type: 'UniqueValidationError', code: 'documents.not_unique_together', field: 'number' },
    exception: expect.stringContaining('Another document already has the same Room, Bed number'),
  })
  expect((await manager.post('/api/resource/Ward Bed', { ...bed, number: '8' })).status).toBe(200)
})

test('A single-line text with a line break or control character is refused by its name, in child rows too', async () => {
  for (const code of ['Reg\r\nBcc: x@evil.example', 'a\tb', 'a\u001bb'])
    expect(await add({ name: 'lines', code })).toMatchObject({ status: 417, body: { field: 'code' } })
  expect(await add({ name: 'lines', relatives: [{ name_of: 'Amma\nAppa' }] })).toMatchObject({
    ...{ status: 417, body: { field: 'name_of' } },
  })
})
