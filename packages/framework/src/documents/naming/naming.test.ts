import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  autoincrement,
  byField,
  docType,
  everything,
  format,
  hashed,
  int,
  namingSeries,
  prompted,
  select,
  series,
  text,
  type Naming,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { amendedName, nameFrame } from './document-name.ts'

const access = { 'System Manager': everything }
const fields = { city: text(), seats: int() }
const typed = (name: string, naming: Naming) => docType(name, { naming, fields, access })

const Dotted = typed('Named Dotted', series('D-.YYYY.-.###.-.city'))
const Braced = typed('Named Braced', format('EV-{YYYY}-{city}-{###}'))
const Plain = typed('Named Plain', format('P-{city}-{seats}'))
const Numbered = docType('Named Numbered', {
  naming: autoincrement,
  fields: { ...fields, code: text({ unique: true }) },
  access,
})
const Prompted = typed('Named Prompted', prompted)
const Hashed = typed('Named Hashed', hashed)
const Ruled = typed('Named Ruled', hashed)
const Hooked = typed('Named Hooked', series('HK-.###'))
const ByField = docType('Named Field', {
  naming: byField('title'),
  fields: { title: text(), note: text() },
  access,
})
const Chosen = docType('Named Chosen', {
  naming: namingSeries,
  fields: { naming_series: select(['CA-.YY.-.##', 'CB-']) },
  access,
})

const hookedHooks = hooks(Hooked, { name: ({ city }) => (city === null ? null : `At ${city}`) })

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  const docTypes = [Dotted, Braced, Plain, Numbered, Prompted, Hashed, Ruled, Hooked, ByField, Chosen]
  site = await testSite([defineModule({ name: 'named', docTypes, hooks: [hookedHooks] })])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())
beforeEach(async () => {
  await sql`delete from "Document Naming Rule"`.execute(site.engine.database.kysely)
})

const address = (type: string) => `/api/resource/${encodeURIComponent(type)}`
const add = (type: string, values: object = {}) => manager.post(address(type), values)

async function nameOf(type: string, values: object = {}): Promise<unknown> {
  const { data } = await add(type, values)
  return Object.getOwnPropertyDescriptor(data, 'name')?.value
}

const year = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(new Date())

test('A dotted series takes date parts, fields, and a counter per prefix', async () => {
  expect(await nameOf(Dotted.name, { city: 'Erode' })).toBe(`D-${year()}-001-Erode`)
  expect(await nameOf(Dotted.name, { city: 'Salem' })).toBe(`D-${year()}-002-Salem`)
})

test('A format counts per prefix', async () => {
  expect(await nameOf(Braced.name, { city: 'Erode' })).toBe(`EV-${year()}-Erode-001`)
  expect(await nameOf(Braced.name, { city: 'Salem' })).toBe(`EV-${year()}-Salem-001`)
  expect(await nameOf(Braced.name, { city: 'Erode' })).toBe(`EV-${year()}-Erode-002`)
})

test('A format without a counter is as unique as its fields', async () => {
  expect(await nameOf(Plain.name, { city: 'Erode', seats: 4 })).toBe('P-Erode-4')
  expect(await add(Plain.name, { city: 'Erode', seats: 4 })).toMatchObject({
    status: 409,
    body: { exc_type: 'DuplicateEntryError' },
  })
})

test('A document chooses its naming series, and gets the first one by default', async () => {
  expect(await nameOf(Chosen.name, { naming_series: 'CB-' })).toBe('CB-00001')
  expect(await nameOf(Chosen.name)).toBe(`CA-${year().slice(2)}-01`)
  expect((await add(Chosen.name, { naming_series: 'EVIL-' })).status).toBe(417)
})

test('Numbered documents have integers as names and are found by them', async () => {
  expect(await nameOf(Numbered.name)).toBe('1')
  expect(await nameOf(Numbered.name, { name: 99 })).toBe('2')
  expect(await manager.get(`${address(Numbered.name)}/2`)).toMatchObject({ data: { name: '2' } })
  expect((await manager.get(address(Numbered.name), { filters: { name: 1 } })).data).toEqual([{ name: '1' }])
})

test('A prompted name comes from the client, also as __newname, and is trimmed', async () => {
  expect(await nameOf(Prompted.name, { name: '  Anna Nagar ' })).toBe('Anna Nagar')
  expect(await nameOf(Prompted.name, { __newname: 'Adyar' })).toBe('Adyar')
  expect((await add(Prompted.name, { city: 'x' })).body).toMatchObject({ exc_type: 'MandatoryError' })
})

test.each(['a<b', 'a>b', Prompted.name, 'x'.repeat(141), 'a\u0000b'])(
  '%s is refused as a name',
  async (name) => {
    expect(await add(Prompted.name, { name })).toMatchObject({ status: 409, body: { exc_type: 'NameError' } })
  },
)

test('A client’s name is discarded for other naming rules', async () => {
  expect(await nameOf(Hashed.name, { name: 'mine' })).toMatch(/^[0-9a-v]{10}$/)
})

test('A name by field requires the field and keeps it', async () => {
  expect((await add(ByField.name)).body).toMatchObject({ exc_type: 'MandatoryError' })
  expect(await nameOf(ByField.name, { title: 'Main hall' })).toBe('Main hall')
  const saved = await manager.put(`${address(ByField.name)}/Main hall`, { title: 'Other', note: 'n' })
  expect(saved.data).toMatchObject({ name: 'Main hall', title: 'Main hall', note: 'n' })
})

test('The type’s hooks may name a document or leave it to the type', async () => {
  expect(await nameOf(Hooked.name, { city: 'Erode' })).toBe('At Erode')
  expect(await nameOf(Hooked.name)).toBe('HK-001')
})

test('A naming rule of the site names matching documents, the highest priority first', async () => {
  const rule = (values: object) => add('Document Naming Rule', { document_type: Ruled.name, ...values })
  await rule({ prefix: 'ANY-', prefix_digits: 3 })
  expect(await nameOf(Ruled.name)).toBe('ANY-001')
  await rule({
    prefix: 'BIG-.YYYY.-',
    prefix_digits: 4,
    priority: 10,
    conditions: [{ field: 'seats', condition: '>=', value: '100' }],
  })
  expect(await nameOf(Ruled.name, { seats: 100 })).toBe(`BIG-${year()}-0001`)
  expect(await nameOf(Ruled.name, { seats: 99 })).toBe('ANY-002')
  await rule({ prefix: 'OFF-', priority: 99, disabled: 1 })
  expect(await nameOf(Ruled.name, { seats: 250 })).toBe(`BIG-${year()}-0002`)
})

test('A rule that could name nothing is refused, and its counter only goes up', async () => {
  const rule = (values: object) =>
    add('Document Naming Rule', { document_type: Ruled.name, prefix: 'UP-', ...values })
  expect(await rule({ document_type: 'Nothing' })).toMatchObject({
    status: 417,
    body: { field: 'document_type' },
  })
  expect(await rule({ prefix: 'UP-.###' })).toMatchObject({ status: 417, body: { field: 'prefix' } })
  expect(await rule({ conditions: [{ field: 'nothing', value: '1' }] })).toMatchObject({ status: 417 })
  const { data } = await rule({ counter: 41 })
  expect(await nameOf(Ruled.name)).toBe('UP-00042')
  const name = String(Object.getOwnPropertyDescriptor(data, 'name')?.value)
  await manager.put(`${address('Document Naming Rule')}/${name}`, { counter: 7 })
  expect(await nameOf(Ruled.name)).toBe('UP-00043')
})

test('A type without naming rules pays no statement for them', async () => {
  await add(Hashed.name)
  const { statements } = await add(Hashed.name)
  expect(statements.filter((statement) => statement.includes('Naming Rule'))).toEqual([])
})

test.each([Dotted, Numbered, Ruled])(
  '50 concurrent documents of $name have 50 names without a gap',
  async (type) => {
    await add('Document Naming Rule', { document_type: Ruled.name, prefix: 'PAR-' })
    const names = await Promise.all(Array.from({ length: 50 }, () => nameOf(type.name, { city: 'parallel' })))
    expect(new Set(names).size).toBe(50)
    const numbers = names
      .map((name) => Number(String(name).match(/\d+/g)?.at(-1)))
      .sort((one, other) => one - other)
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(49)
  },
)

test('A number taken by a failed insert is used again', async () => {
  const last = Number(await nameOf(Numbered.name, { code: 'taken' }))
  expect((await add(Numbered.name, { code: 'taken' })).body).toMatchObject({
    exc_type: 'UniqueValidationError',
  })
  expect(await nameOf(Numbered.name)).toBe(String(last + 1))
})

test('Amending an amended document continues its number', () => {
  expect(amendedName({ name: 'X', amendedFrom: null })).toBe('X-1')
  expect(amendedName({ name: 'INV-2026-7', amendedFrom: null })).toBe('INV-2026-7-1')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 500 }), (first, times) => {
      let name = first
      let amendedFrom: string | null = null
      for (let time = 0; time < times; time += 1)
        [name, amendedFrom] = [amendedName({ name, amendedFrom }), name]
      expect(name).toBe(`${first}-${times}`)
    }),
    { numRuns: 50 },
  )
})

test('Week numbers are those of the ISO calendar', () => {
  const week = (today: string) =>
    nameFrame([{ kind: 'moment', format: 'WW' }], { type: Hashed, document: {}, today, now: new Date(0) })
      .before
  expect([week('2026-01-01'), week('2026-12-31'), week('2027-01-01'), week('2024-12-30')]).toEqual([
    '01',
    '53',
    '53',
    '01',
  ])
})
