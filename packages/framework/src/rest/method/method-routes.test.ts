import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleModule, testSite, type TestClient, type TestSite } from '#framework/testing'

const sample = sampleModule()
let site: TestSite
let keeper: TestClient

beforeAll(async () => {
  site = await testSite([sample.module], { isStarted: true })
  keeper = await site.userWith('Store Manager')
})
afterAll(() => site.close())

async function aBook(copies: number): Promise<string> {
  const { data } = await keeper.post('/api/resource/Sample Book', { title: 'Lent', copies })
  return typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : ''
}

test.each([
  'mela.sample.count_books',
  'sample.count_books',
  'mobileapi.count_sample_books',
  'ecommerce_business_store.mobileapi.count_sample_books',
  'mela.sample.count_books/',
])('A method responds as %s, by GET and by POST', async (name) => {
  expect((await site.guest.get(`/api/method/${name}`)).message).toBe(0)
  expect((await site.guest.post(`/api/method/${name}`)).message).toBe(0)
})

test('A guest’s read method is served from the cache, separately for each set of arguments', async () => {
  const ask = (shade: string) =>
    site.guest.post('/api/method/mela.sample.count_books', { shade, unknown: Math.random() })
  expect((await ask('dark')).statements).toHaveLength(1)
  expect((await ask('dark')).statements).toHaveLength(0)
  expect((await ask('light')).statements).toHaveLength(1)
})

test('A repeated guest request is served from the cache, and afresh after a change', async () => {
  const ask = () => site.guest.get('/api/method/mela.sample.count_books', { shade: 'dark' })
  const [made, cached, straight] = [await ask(), await ask(), await ask()]
  expect([made, cached, straight].map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, body: { message: 0 } })),
  )
  expect([cached.statements, straight.statements]).toEqual([[], []])
  const heads = [cached, straight].map(({ headers }) =>
    [...headers].filter(([name]) => name !== 'date').sort(),
  )
  expect(heads[1]).toEqual(heads[0])
  await keeper.post('/api/resource/Sample Book', { title: 'Fern', shade: 'dark', published: 1 })
  expect((await ask()).message).toBe(1)
})

test('A signed-in user never gets a response cached for guests', async () => {
  const address = '/api/method/mela.sample.count_books?shade=light'
  for (let time = 0; time < 3; time += 1) await site.guest.get(address)
  expect((await keeper.get(address)).statements.length).toBeGreaterThan(0)
})

test('A method’s write, event and task are committed together, and each is processed once', async () => {
  const book = await aBook(3)
  const lent = await keeper.post('/api/method/mela.sample.lend_book', { book, days: 7 })
  expect(lent).toMatchObject({ status: 200, message: { copies: 2 } })
  await site.engine.drainEvents()
  await site.engine.drainEvents()
  expect(sample.handled.filter((one) => one === book)).toEqual([book])
  await expect.poll(() => sample.reminded, { timeout: 30_000 }).toContain(book)
})

test('Writes by a GET are rolled back with their events and tasks', async () => {
  const book = await aBook(3)
  const before = await site.emittedEvents()
  const lent = await keeper.get('/api/method/mela.sample.lend_book', { book, days: '7' })
  expect(lent).toMatchObject({ status: 200, message: { copies: 2 } })
  expect(await keeper.get(`/api/resource/Sample Book/${book}`)).toMatchObject({ data: { copies: 3 } })
  expect(await site.emittedEvents()).toEqual(before)
  expect(sample.reminded).not.toContain(book)
})

test('A method that fails midway leaves nothing behind', async () => {
  const book = await aBook(0)
  const before = await site.emittedEvents()
  expect(await keeper.post('/api/method/mela.sample.lend_book', { book, days: 1 })).toMatchObject({
    status: 417,
  })
  expect(await site.emittedEvents()).toEqual(before)
})

test('Two concurrent loans are counted one after the other', async () => {
  const book = await aBook(10)
  await Promise.all(
    Array.from({ length: 10 }, () => keeper.post('/api/method/mela.sample.lend_book', { book, days: 1 })),
  )
  expect(await keeper.get(`/api/resource/Sample Book/${book}`)).toMatchObject({ data: { copies: 0 } })
})

test('A definition shows the type and its child types, and guests see its form only', async () => {
  const ask = (client: TestClient, doctype: string) =>
    client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype })
  const seen = await ask(keeper, 'Sample Book')
  expect(seen.body).toMatchObject({
    user_settings: '{}',
    docs: [
      {
        name: 'Sample Book',
        fields: expect.arrayContaining([
          expect.objectContaining({ fieldname: 'title', reqd: 1, in_list_view: 1 }),
        ]),
      },
      { name: 'Sample Note', istable: 1 },
    ],
  })
  expect(JSON.stringify(seen.body)).not.toContain('"margin"')
  const public_ = await ask(site.guest, 'Sample Book')
  expect(public_.body).toMatchObject({ docs: [{ permissions: [] }, { permissions: [] }] })
  expect(await ask(site.guest, 'Sample Tag')).toMatchObject({ status: 403 })
  expect(await ask(site.guest, 'Nothing')).toMatchObject({ status: 404 })
})

test('A guest’s writes are rate limited, while readers and signed-in users continue', async () => {
  const write = () => site.guest.post('/api/method/mela.sample.suggest', { title: 'x' })
  const answers: number[] = []
  for (let count = 0; count < 121; count += 1) answers.push((await write()).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(120)
  expect(await write()).toMatchObject({ status: 429, body: { exc_type: 'RateLimitExceededError' } })
  expect((await site.guest.get('/api/method/mela.sample.count_books')).status).toBe(200)
  expect((await keeper.post('/api/method/mela.sample.suggest', { title: 'x' })).status).toBe(200)
})

const suggest = '/api/method/mela.sample.suggest'
const asForm = (values: Record<string, string>) => ({
  body: new URLSearchParams(values).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

interface Avoiding {
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly more?: Record<string, string>
}

test.each<[string, Avoiding]>([
  ['a cookie of no session', { headers: { cookie: 'sid=x' } }],
  ['a secret that nobody has', { headers: { cookie: `sid=${'a'.repeat(43)}` } }],
  ['a session in the address', { path: `${suggest}?sid=x` }],
  ['a session in the body', { more: { sid: 'x' } }],
  ['another session cookie', { headers: { cookie: 'insid=x' } }],
  ['the call as a command', { path: '/?cmd=mela.sample.suggest' }],
  ['the call as an encoded command', { path: '/?%63md=mela.sample.suggest' }],
  ['a slash at the end', { path: `${suggest}/` }],
  ['the numbered address', { path: '/api/v1/method/mela.sample.suggest' }],
])('The guest limit is not avoided by %s', async (_what, { path = suggest, headers, more }) => {
  const sent = asForm({ title: 'x', ...more })
  const response = await site.guest.request('POST', path, {
    ...sent,
    headers: { ...sent.headers, ...headers },
  })
  expect(response).toMatchObject({ status: 429, body: { exc_type: 'RateLimitExceededError' } })
})

test('A named command runs in any spelling, rather than the method in the address', async () => {
  const sent = asForm({ title: 'x' })
  for (const name of ['cmd', '%63md', '%63%6D%64']) {
    const { message } = await site.guest.request('POST', `${suggest}?${name}=ping`, sent)
    expect([name, message]).toEqual([name, 'pong'])
  }
  expect((await site.guest.request('POST', suggest, sent)).status).toBe(429)
})
