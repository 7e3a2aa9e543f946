import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { defineModule } from '#framework/modules'
import { testSite, type TestResponse } from '#framework/testing'
import { bookkeepingCheck, ledger, type Discrepancy } from '#money/ledger'
import { notifications } from '#site/notifications'
import { message } from '../messages.ts'
import { books } from '../index.ts'

const notInBalance = message('books.problem.entry_unbalanced')

let problems: readonly Discrepancy[] = []
let isBroken = false

const checksModule = defineModule({
  name: 'sample_room',
  extensions: [
    bookkeepingCheck.add({
      name: 'sample.shelves',
      title: message('books.check.ledger_entries_balance'),
      problems: [notInBalance],
      async run() {
        if (isBroken) throw new Error('The shelf fell over')
        return problems
      },
    }),
  ],
})

const site = await testSite([notifications, ledger, books, checksModule])
afterAll(site.close)

const office = await site.userWith('School Office')
const [runNow, getLatest] = ['/api/method/mela.books.run', '/api/method/mela.books.get_latest']

const fault = (name: string): Discrepancy => ({
  type: 'User',
  name,
  problem: notInBalance.text,
})

const field = (value: unknown, key: string): unknown => Reflect.get(Object(value), key)

function checkNamed({ message }: TestResponse, name: string): unknown {
  const checks = field(message, 'checks')
  return Array.isArray(checks) ? checks.find((one) => field(one, 'check') === name) : undefined
}

beforeEach(() => {
  problems = []
  isBroken = false
})

test('Returns no result before the first run', async () => {
  expect((await office.get(getLatest)).body).toEqual({})
})

test('The office runs the bookkeeping checks and reads the results of every module', async () => {
  const { message } = await office.post(runNow)
  expect(message).toEqual({ name: expect.stringMatching(/^BOOKS-\d{4}-00001$/), ok: 1 })
  const latest = await office.get(getLatest)
  expect(latest.message).toMatchObject({ name: field(message, 'name'), ok: 1, discrepancy_count: 0 })
  expect(checkNamed(latest, 'sample.shelves')).toMatchObject({ discrepancy_count: 0, discrepancies: [] })
  expect(checkNamed(latest, 'ledger.running_balances')).toMatchObject({ discrepancy_count: 0 })
})

test('Lists discrepancies by check in the caller’s language', async () => {
  problems = [fault('Administrator')]
  expect((await office.post(runNow)).message).toMatchObject({ ok: 0 })
  const english = await office.get(getLatest)
  expect(checkNamed(english, 'sample.shelves')).toEqual({
    ...{ check: 'sample.shelves', title: 'Every entry balances', discrepancy_count: 1 },
    discrepancies: [
      { type: 'User', name: 'Administrator', problem: 'The lines of this entry do not balance' },
    ],
  })
  const hindi = await office.get(getLatest, { _lang: 'hi' })
  expect(checkNamed(hindi, 'sample.shelves')).toMatchObject({
    title: 'हर एंट्री में डेबिट और क्रेडिट बराबर हैं',
    discrepancies: [{ problem: 'इस एंट्री की पंक्तियों में डेबिट और क्रेडिट बराबर नहीं हैं' }],
  })
})

test('Reports a failing check as a discrepancy and runs the others', async () => {
  isBroken = true
  expect((await office.post(runNow)).message).toMatchObject({ ok: 0 })
  const latest = await office.get(getLatest)
  expect(checkNamed(latest, 'sample.shelves')).toMatchObject({
    discrepancies: [{ name: 'The shelf fell over', problem: 'This check could not be completed' }],
  })
  expect(checkNamed(latest, 'ledger.entries_balance')).toMatchObject({ discrepancy_count: 0 })
})

async function readNotifications(): Promise<readonly unknown[]> {
  const { rows } = await sql<{ title: string; recipient: string }>`
    select title, recipient from "Notification" where event = 'books.discrepancies_found' and channel = 'in-app' order by recipient`.execute(
    site.engine.database.kysely,
  )
  return rows
}

test('Runs the checks every night and notifies the office only of discrepancies', async () => {
  await site.engine.runTask('books.run')
  expect(await readNotifications()).toEqual([])
  problems = [fault('a'), fault('b')]
  await site.engine.runTask('books.run')
  expect(await readNotifications()).toContainEqual({
    title: 'Discrepancies in the books: 2',
    recipient: office.user,
  })
})

test('Deletes runs older than a year', async () => {
  await office.post(runNow)
  await sql`update "Books Run" set creation = creation - interval '401 days'`.execute(
    site.engine.database.kysely,
  )
  await site.engine.runTask('books.run')
  const { rows } = await office.get('/api/resource/Books Run')
  expect(rows).toHaveLength(1)
})

test('Only system managers and the office run the checks', async () => {
  for (const someone of [site.guest, await site.userWith('Store Manager')])
    for (const answer of [await someone.post(runNow), await someone.get(getLatest)])
      expect(answer.status).toBe(403)
})

test('Nobody writes a run by hand', async () => {
  const manager = await site.userWith('System Manager')
  const values = { started: '2026-11-20 04:00:00', ended: '2026-11-20 04:00:01', ok: 1 }
  expect((await manager.post('/api/resource/Books Run', values)).status).toBe(403)
})

test('Only POST starts a run, in a constant number of statements for any number of discrepancies', async () => {
  expect((await office.get(runNow)).status).toBe(403)
  const { statements: few } = await office.get(getLatest)
  problems = Array.from({ length: 90 }, (_, index) => fault(`name ${index}`))
  await office.post(runNow)
  expect((await office.get(getLatest)).statements).toHaveLength(few.length)
})
