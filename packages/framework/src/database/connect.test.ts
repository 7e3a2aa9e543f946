import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect, countStatements, inTransaction, isDatabaseAway } from './index.ts'

const database = connect(inject('database'), { timeZone: 'Asia/Kolkata', poolSize: 4 })
afterAll(() => database.close())

async function one<Value>(expression: string): Promise<Value | undefined> {
  const { rows } = await sql<{ value: Value }>`select ${sql.raw(expression)} as value`.execute(
    database.kysely,
  )
  return rows[0]?.value
}

test.each([
  ['9007199254740991::int8', 9007199254740991],
  ['12.50::numeric', 12.5],
  ["'2026-11-20'::date", '2026-11-20'],
  ["'2026-11-20 09:30:00'::timestamp", '2026-11-20 09:30:00'],
  ["'2026-11-20 09:30:00.12'::timestamp", '2026-11-20 09:30:00.120000'],
  ["'2026-11-20 04:00:00.5Z'::timestamptz", '2026-11-20 09:30:00.500000+05:30'],
  ["'09:30:00.5'::time", '09:30:00.500000'],
  [`'{"a":[1]}'::jsonb`, { a: [1] }],
  ['array[1, null, 3]::int8[]', [1, null, 3]],
  ["'{}'::numeric[]", []],
])('A value of %s is read as documents hold it', async (expression, value) => {
  expect(await one(expression)).toEqual(value)
})

test('A database session uses the site’s time zone and limits its statements', async () => {
  expect(await one("current_setting('TimeZone')")).toBe('Asia/Kolkata')
  expect(await one("current_setting('statement_timeout')")).toBe('30s')
  expect(await one("current_setting('lock_timeout')")).toBe('10s')
})

test('A connection string keeps its own options, and ours are added', async () => {
  const { host, database: name, user } = inject('database')
  const address = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&options=${encodeURIComponent('-c lock_timeout=77')}`
  const other = connect({ connectionString: address }, { timeZone: 'UTC', poolSize: 1 })
  const { rows } = await other.pool.query(
    "select current_setting('lock_timeout') as lock, current_setting('TimeZone') as zone",
  )
  await other.close()
  expect(rows).toEqual([{ lock: '77ms', zone: 'UTC' }])
})

test('Trigrams index the letters of Hindi and Tamil', async () => {
  await sql`create extension if not exists pg_trgm`.execute(database.kysely)
  expect(await one<string[]>("show_trgm('கோலம்')")).not.toEqual([])
  expect(await one<number>("similarity('रंगोली', 'रंगोलि')")).toBeGreaterThan(0.3)
})

test('Statements are counted for the unit of work that ran them, without begin and commit', async () => {
  const work = (name: string) =>
    countStatements(() =>
      inTransaction(database, async (transaction) => {
        await sql`select ${name}::text`.execute(transaction)
        return name
      }),
    )
  const [first, second] = await Promise.all([work('first'), work('second')])
  expect(first).toEqual({ result: 'first', statements: ['select $1::text'] })
  expect(second.statements).toHaveLength(1)
})

test('A session ended under a running statement fails that statement only', async () => {
  const removed = once(database.pool, 'remove')
  const broken = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.kysely)
  await expect(broken).rejects.toSatisfy(isDatabaseAway)
  await removed
  expect(await one('1')).toBe(1)
})

test('A broken session is reported unless its pool is being closed', async () => {
  const lost: string[] = []
  const onLost = ({ message }: Error) => lost.push(message)
  const other = connect(inject('database'), { timeZone: 'UTC', poolSize: 2, onLost })
  const sessions: Array<{ emit(event: 'error', error: Error): boolean }> = []
  other.pool.on('connect', (session) => sessions.push(session))
  await Promise.all([other.pool.query('select 1'), other.pool.query('select 1')])
  sessions[0]?.emit('error', new Error('broken while idle'))
  const closed = other.close()
  sessions[1]?.emit('error', new Error('broken while closing'))
  await closed
  expect(lost).toEqual(['broken while idle'])
})
