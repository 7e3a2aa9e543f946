import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { int, text } from '#framework/doctypes'
import { errorCatalogue } from '#framework/errors'
import { randomSecret } from '#framework/identity'
import { anyone, anyValue, defineModule, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { runIdempotent } from './index.ts'

const english = { 'sample.refused': 'Not today', 'sample.used': 'This key was used' }
const sampleErrors = errorCatalogue('sample', english, {
  refused: { type: 'ValidationError' },
  used: { type: 'DuplicateEntryError' },
})

const insertNote = (note: string) =>
  sql`insert into mela_setting (key, value) values (${`note ${randomSecret()}`}, ${note}) returning key`

let isOpen = true
const order = method({
  access: anyone,
  input: { what: text({ required: true }), extras: anyValue },
  methods: ['POST'],
  idempotent: true,
  async run({ input, documents }) {
    await documents.asSystem().statement(insertNote(input.what), {})
    if (!isOpen) throw sampleErrors.refused()
    return { what: input.what, token: randomSecret() }
  },
})

const send = method({
  access: anyone,
  renamedFrom: 'sample.dispatch',
  input: { what: text({ required: true }) },
  methods: ['POST'],
  idempotent: true,
  run: async ({ input }) => ({ what: input.what, token: randomSecret() }),
})

let attempts = 0
const orderCounted = method({
  access: anyone,
  input: { what: text({ required: true }), amount: int() },
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: {
    ...{ isInPart: true, isKeyRequired: true },
    errors: { conflict: sampleErrors.used, short_key: sampleErrors.refused },
  },
  async run({ input, caller, site, runOnce }) {
    attempts += 1
    const token = await site.write(caller, (documents) =>
      runOnce(documents, async () => {
        await documents.asSystem().statement(insertNote(input.what), {})
        return randomSecret()
      }),
    )
    return { token, attempts }
  },
})

const sample = defineModule({
  name: 'sample',
  methods: { order, orderCounted, send },
  messages: { en: english, hi: {}, ta: {} },
})

let site: TestSite
let meena: TestClient
let ravi: TestClient
beforeAll(async () => {
  site = await testSite([sample])
  meena = await site.userWith()
  ravi = await site.userWith()
})
afterAll(() => site.close())
beforeEach(() => {
  isOpen = true
})

const KEY = '0b6f7f0e-4a7e-4a52-9d54-5c0d7f9a1b11'
const newKey = () => randomSecret().slice(0, 30)
const call = (client: TestClient, values: object, name = 'order') =>
  client.post(`/api/method/mela.sample.${name}`, values)
const codeOf = ({ body }: { readonly body: unknown }): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined

async function countNotes(note: string): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    select key from mela_setting where key like 'note %' and value = ${note}`.execute(
    site.engine.database.kysely,
  )
  return rows.length
}

async function storedText(): Promise<string> {
  const { rows } = await sql`select * from mela_idempotency_key`.execute(site.engine.database.kysely)
  return JSON.stringify(rows)
}

test('A repeated call runs once and returns the first response', async () => {
  const values = { what: 'a kite', extras: [{ colour: 'red' }], idempotency_key: newKey() }
  const first = await call(meena, values)
  expect(first.status).toBe(200)
  isOpen = false
  expect((await call(meena, values)).body).toEqual(first.body)
  expect(await countNotes('a kite')).toBe(1)
})

test('Concurrent calls with one key run once and get one response', async () => {
  const values = { what: 'a drum', idempotency_key: newKey() }
  const answers = await Promise.all([1, 2, 3, 4].map(() => call(meena, values)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await countNotes('a drum')).toBe(1)
})

test('A key with another input is refused with the error that the method names', async () => {
  const idempotency_key = newKey()
  await call(meena, { what: 'a lamp', idempotency_key })
  const other = await call(meena, { what: 'two lamps', idempotency_key })
  expect([other.status, codeOf(other)]).toEqual([409, 'idempotency.conflict'])
  await call(meena, { what: 'a lamp', idempotency_key }, 'order_counted')
  const named = await call(meena, { what: 'a lamp', amount: 2, idempotency_key }, 'order_counted')
  expect([named.status, codeOf(named)]).toEqual([409, 'sample.used'])
})

test('A key belongs to its caller and its method', async () => {
  const values = { what: 'a pot', idempotency_key: KEY }
  const answers = [
    await call(meena, values),
    await call(ravi, values),
    await call(site.guest, values),
    await call(meena, values, 'order_counted'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(4)
  expect(await countNotes('a pot')).toBe(4)
})

test('A call that is repeated after its method was renamed gets the first response', async () => {
  const key = newKey()
  const earlier = { method: 'mela.sample.dispatch', key, input: { what: 'a saw' }, site: site.engine }
  const first = { what: 'a saw', token: 'of the last release' }
  await site.engine.write(administrator, (documents) => runIdempotent(documents, earlier, async () => first))
  const values = { what: 'a saw', idempotency_key: key }
  for (const name of ['send', 'dispatch'])
    expect((await call(site.administrator, values, name)).message).toEqual(first)
  const other = await call(site.administrator, { ...values, what: 'two saws' }, 'send')
  expect([other.status, codeOf(other)]).toEqual([409, 'idempotency.conflict'])
  expect((await call(site.administrator, { ...values, idempotency_key: newKey() }, 'send')).status).toBe(200)
})

test('A failed call stores nothing, and the same key can retry', async () => {
  const values = { what: 'a swing', idempotency_key: newKey() }
  isOpen = false
  const refused = await call(meena, values)
  expect([refused.status, codeOf(refused)]).toEqual([417, 'sample.refused'])
  isOpen = true
  expect((await call(meena, { ...values, what: 'a slide' })).status).toBe(200)
  expect([await countNotes('a swing'), await countNotes('a slide')]).toEqual([0, 1])
})

test('Neither the key, nor the input, nor a returned token is stored in clear', async () => {
  const values = { what: 'phone 98400 12345', idempotency_key: newKey() }
  const { message } = await call(site.guest, values)
  const token = typeof message === 'object' && message !== null && 'token' in message ? message.token : ''
  const stored = await storedText()
  for (const secret of [values.idempotency_key, values.what, String(token)])
    expect(stored).not.toContain(secret)
})

test('A guest’s key must be a secret, and a user’s key may be short unless the method refuses it', async () => {
  const short = await call(site.guest, { what: 'a ball', idempotency_key: 'note 7' })
  expect([short.status, codeOf(short)]).toEqual([417, 'idempotency.short_key'])
  expect((await call(meena, { what: 'a ball', idempotency_key: 'note 7' })).status).toBe(200)
  const named = await call(meena, { what: 'a ball', idempotency_key: 'note 7' }, 'order_counted')
  expect([named.status, codeOf(named)]).toEqual([417, 'sample.refused'])
})

test('Code before the idempotent part runs at every call', async () => {
  const values = { what: 'a top', idempotency_key: newKey() }
  const before = attempts
  const answers = [
    await call(meena, values, 'order_counted'),
    await call(meena, values, 'order_counted'),
  ].map(({ message }) => message)
  expect(attempts).toBe(before + 2)
  expect(answers[1]).toEqual({ ...Object(answers[0]), attempts })
})

test('A call without a key runs each time and costs nothing extra', async () => {
  const plain = await call(meena, { what: 'a book' })
  const keyed = await call(meena, { what: 'a book', idempotency_key: newKey() })
  await call(meena, { what: 'a book' })
  expect(await countNotes('a book')).toBe(3)
  expect(keyed.statements.length).toBe(plain.statements.length + 2)
})

test('An old key is refused under another site secret and decrypts nothing', async () => {
  const values = { what: 'a bell', idempotency_key: newKey() }
  await call(site.administrator, values)
  const other = { database: site.engine.database, settings: { secret: 'o'.repeat(32) } }
  const keyed = { method: 'mela.sample.order', key: values.idempotency_key, site: other }
  const repeated = site.engine.write(administrator, (documents) =>
    runIdempotent(documents, { ...keyed, input: { what: 'a bell' } }, async () => 'done again'),
  )
  await expect(repeated).rejects.toMatchObject({ code: 'idempotency.conflict' })
})

test('Keys are removed after a month', async () => {
  const values = { what: 'a boat', idempotency_key: newKey() }
  await call(meena, values)
  await site.engine.runTask('idempotency.prune')
  await call(meena, values)
  expect(await countNotes('a boat')).toBe(1)
  await sql`update mela_idempotency_key set created = created - interval '31 days'`.execute(
    site.engine.database.kysely,
  )
  await site.engine.runTask('idempotency.prune')
  await call(meena, values)
  expect(await countNotes('a boat')).toBe(2)
})

test('An idempotent method without a transaction for its key does not load', () => {
  const definition = { access: anyone, input: {}, run: async () => 1 } as const
  expect(() => method({ ...definition, reads: true, idempotent: true })).toThrow('transaction')
  expect(() => method({ ...definition, managesOwnTransaction: true, idempotent: true })).toThrow(
    'transaction',
  )
})
