import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import {
  Book,
  sampleModule,
  testSite,
  type TestResponse,
  type TestClient,
  type TestSite,
} from '#framework/testing'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

const books = '/api/resource/Sample%20Book'

function nameOf({ data }: TestResponse): string {
  return typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : ''
}

async function aBook(values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return nameOf(await manager.post(books, { title: 'A book', ...values }))
}

test('A document is created with its rows in one statement plus its number, and returns 200 as stored', async () => {
  const made = await manager.post(books, {
    title: 'Tides',
    price: 420.5,
    lent_at: '2026-11-29 07:00',
    seller_phone: '098412 34567',
    notes: [
      { label: 'first', cost: 1.25 },
      { label: 'second', pages: 3 },
    ],
  })
  expect(made.status).toBe(200)
  expect(made.data).toMatchObject({
    doctype: 'Sample Book',
    name: expect.stringMatching(/^BK-\d{5}$/),
    owner: manager.user,
    title: 'Tides',
    shade: 'light',
    published: 0,
    price: 420.5,
    lent_at: '2026-11-29 07:00:00',
    seller_phone: '+919841234567',
    modified: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/),
    notes: [
      { doctype: 'Sample Note', idx: 1, label: 'first', cost: 1.25, parentfield: 'notes' },
      { doctype: 'Sample Note', idx: 2, label: 'second', pages: 3, parenttype: 'Sample Book' },
    ],
  })
  expect(made.data).not.toHaveProperty('summary')
  expect(made.statements).toHaveLength(3)
  expect(await site.emittedEvents()).toContain('document.inserted')
})

test('One document with its rows is one round trip', async () => {
  const name = await aBook({ published: 1, notes: [{ label: 'x' }] })
  const read = await site.guest.get(`${books}/${name}`)
  expect(read).toMatchObject({ status: 200, data: { name, notes: [{ label: 'x' }] } })
  expect(read.statements).toHaveLength(1)
})

test('A page of a list is one statement of any page length', async () => {
  await aBook({ published: 1 })
  const short = await site.guest.get(books, { limit_page_length: 1 })
  const long = await site.guest.get(books, { limit_page_length: '0', fields: ['*'] })
  expect([short.statements.length, long.statements.length]).toEqual([1, 1])
  expect(short.data).toHaveLength(1)
})

test('A guest is served from the cache without a statement until a document of the type changes', async () => {
  const name = await aBook({ published: 1, title: 'Before' })
  const address = `${books}/${name}`
  await site.guest.get(address)
  const cached = await site.guest.get(address)
  expect(cached.statements).toEqual([])
  await manager.put(address, { title: 'After' })
  const changed = await site.guest.get(address)
  expect(changed).toMatchObject({ data: { title: 'After' } })
  const unchanged = await site.guest.request('GET', address, {
    headers: { 'if-none-match': changed.headers.get('etag') ?? '' },
  })
  expect(unchanged.status).toBe(304)
})

test('A guest sees published documents only, without their authors', async () => {
  const hidden = await aBook({ title: 'Draft' })
  const shown = await aBook({ published: 1 })
  expect(await site.guest.get(`${books}/${hidden}`)).toMatchObject({
    status: 404,
    body: { exc_type: 'DoesNotExistError' },
  })
  const read = await site.guest.get(`${books}/${shown}`)
  expect(read.data).not.toHaveProperty('owner')
  expect(read.data).not.toHaveProperty('modified_by')
  const asked = await site.guest.get(books, { filters: [['owner', '=', manager.user]] })
  expect(asked).toMatchObject({ status: 417, body: { exc_type: 'DataError', field: 'owner' } })
})

test('A save changes the fields it names and keeps the rest', async () => {
  const name = await aBook({ summary: 'kept', pin: '1234', notes: [{ label: 'stays' }] })
  const saved = await manager.put(`${books}/${name}`, { title: 'New title' })
  expect(saved).toMatchObject({
    status: 200,
    data: { title: 'New title', summary: 'kept', notes: [{ label: 'stays' }] },
  })
  expect(await site.engine.read(adminOf(site), (documents) => documents.secret(Book, name, 'pin'))).toBe(
    '1234',
  )
})

test('A child table that is sent replaces its rows: known ones change, new ones appear, missing ones go', async () => {
  const made = await manager.post(books, { title: 'Rows', notes: [{ label: 'one' }, { label: 'two' }] })
  const [, second] = rowsOf(made)
  const saved = await manager.put(`${books}/${nameOf(made)}`, {
    notes: [{ label: 'three' }, { ...second, label: 'two!' }],
  })
  const rows = rowsOf(saved)
  expect(rows.map((row) => row['label'])).toEqual(['three', 'two!'])
  expect(rows.map((row) => row['idx'])).toEqual([1, 2])
  expect(rows[1]?.['name']).toBe(second?.['name'])
  expect(rowsOf(await manager.get(`${books}/${nameOf(made)}`))).toEqual(rows)
})

test('A row of another document cannot be taken over by its name', async () => {
  const target = await manager.post(books, { title: 'Victim', notes: [{ label: 'mine' }] })
  const [row] = rowsOf(target)
  await manager.post(books, { title: 'Thief', notes: [{ ...row, label: 'stolen' }] })
  expect(rowsOf(await manager.get(`${books}/${nameOf(target)}`))).toEqual([row])
})

test('Saving over a newer version is a conflict and writes nothing', async () => {
  const made = await manager.post(books, { title: 'One' })
  const stale = made.data
  await manager.put(`${books}/${nameOf(made)}`, { title: 'Two' })
  const late = await manager.put(`${books}/${nameOf(made)}`, {
    ...(typeof stale === 'object' ? stale : {}),
    title: 'Three',
  })
  expect(late).toMatchObject({ status: 417, body: { exc_type: 'TimestampMismatchError' } })
  expect(await manager.get(`${books}/${nameOf(made)}`)).toMatchObject({ data: { title: 'Two' } })
})

test('A delete returns 202, and then the document returns 404', async () => {
  const name = await aBook({ notes: [{ label: 'x' }] })
  const deleted = await manager.delete(`${books}/${name}`)
  expect(deleted).toMatchObject({ status: 202, data: 'ok' })
  expect(await manager.get(`${books}/${name}`)).toMatchObject({ status: 404 })
})

test('A document that others link to cannot be deleted', async () => {
  await manager.post('/api/resource/Sample Shelf', { title: 'Poetry' })
  await aBook({ shelf: 'Poetry' })
  expect(await manager.delete('/api/resource/Sample Shelf/Poetry')).toMatchObject({
    status: 417,
    body: { exc_type: 'LinkExistsError' },
  })
})

test('Names may contain slashes and emoji', async () => {
  const name = 'maps/south 🪁'
  await manager.post('/api/resource/Sample Shelf', { title: name })
  expect(await manager.get(`/api/resource/Sample Shelf/${encodeURIComponent(name)}`)).toMatchObject({
    status: 200,
    data: { name },
  })
  expect(
    await site.guest.get(`/api/resource/Sample Shelf/${encodeURIComponent('no/such 🪁')}`),
  ).toMatchObject({ status: 404 })
})

test('A prompted name comes from the client, and an existing name is refused', async () => {
  await manager.post('/api/resource/Sample Tag', { name: 'rare', colour: 'red' })
  expect(await manager.post('/api/resource/Sample Tag', { name: 'rare' })).toMatchObject({
    status: 409,
    body: { exc_type: 'DuplicateEntryError' },
  })
  expect(await manager.post('/api/resource/Sample Tag', {})).toMatchObject({
    status: 417,
    body: { exc_type: 'MandatoryError' },
  })
})

test('Numbers of a series are assigned once each to concurrent callers', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, () => aBook()))
  expect(new Set(made).size).toBe(25)
  expect(made.every((name) => /^BK-\d{5}$/.test(name))).toBe(true)
})

test('Formatted text is sanitised on input', async () => {
  const name = await aBook({
    body: '<h1>Hi</h1><script>x()</script><p onclick="x()">there <a href="javascript:x()">you</a></p>',
  })
  const { data } = await manager.get(`${books}/${name}`)
  expect(data).toMatchObject({ body: '<h2>Hi</h2><p>there <a rel="noopener">you</a></p>' })
})

test.each([
  ['JSON', { body: JSON.stringify({ title: 'T' }), headers: { 'content-type': 'application/json' } }],
  [
    'JSON in data',
    { body: JSON.stringify({ data: { title: 'T' } }), headers: { 'content-type': 'application/json' } },
  ],
  [
    'form data=',
    {
      body: `data=${encodeURIComponent('{"title":"T"}')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ],
  ['form fields', { body: 'title=T', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
])('A body may be %s', async (_kind, options) => {
  expect(await manager.request('POST', books, options)).toMatchObject({ status: 200, data: { title: 'T' } })
})

test('An empty body with a JSON content type counts as no body', async () => {
  const response = await manager.request('GET', books, { headers: { 'content-type': 'application/json' } })
  expect(response.status).toBe(200)
})

test('A trailing slash after a type requests its list, and as_dict=false returns arrays', async () => {
  await aBook({ title: 'Last' })
  const response = await manager.get(`${books}/`, {
    fields: ['title'],
    limit: 1,
    as_dict: 'false',
    order_by: 'name desc',
  })
  expect(response.data).toEqual([['Last']])
})

test('A personal response is not cacheable', async () => {
  const name = await aBook({ published: 1 })
  expect((await manager.get(`${books}/${name}`)).headers.get('cache-control')).toBe('private, no-store')
  expect((await site.guest.get(`${books}/${name}`)).headers.get('cache-control')).toBe('no-cache')
})

function rowsOf({ data }: TestResponse): readonly Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null || !('notes' in data) || !Array.isArray(data.notes)) return []
  const rows: readonly Record<string, unknown>[] = data.notes
  return rows
}

function adminOf({ engine }: TestSite) {
  expect(engine.registry.find('Sample Book')).toBe(Book)
  return administrator
}
