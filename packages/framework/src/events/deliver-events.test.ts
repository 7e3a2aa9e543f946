import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, countStatements } from '#framework/database'
import { createEngine } from '#framework/engine'
import { defineModule } from '#framework/modules'
import { applySchema } from '#framework/schema'
import { text } from '#framework/doctypes'
import { administrator } from '#framework/permissions'
import { Book, sampleModule, testSite, type TestSite } from '#framework/testing'
import { defineEvent, on, pruneEvents } from './index.ts'

const alarmRaised = defineEvent(
  'sample.alarm_raised',
  { word: text({ renamedFrom: 'sound' }) },
  { renamedFrom: 'sample.alarm_rung' },
)
const handled: string[] = []
let failures = 0

const alarms = defineModule({
  name: 'alarms',
  eventHandlers: [
    on(alarmRaised, { key: 'record alarms', renamedFrom: 'log alarms' }, async ({ word }) => {
      handled.push(word)
    }),
    on(alarmRaised, 'insert a book', async ({ word }, { documents }) => {
      await documents.insert(Book, { title: `about ${word}` })
      if ((failures += 1) === 1) throw new Error('failed once')
    }),
  ],
})

let site: TestSite

beforeAll(async () => {
  site = await testSite([sampleModule().module, alarms])
})
afterAll(() => site.close())

function raiseAlarm(word: string): Promise<void> {
  return site.engine.write(administrator, (documents) => documents.emit(alarmRaised, { word }))
}

async function countTitled(title: string): Promise<number> {
  return site.engine.read(administrator, (documents) => documents.count(Book, { filters: { title } }))
}

test('A failed handler is rolled back and retried, and the others are not repeated', async () => {
  await raiseAlarm('bell')
  await site.engine.drainEvents()
  expect(await countTitled('about bell')).toBe(0)
  await expect
    .poll(
      async () => {
        await site.engine.drainEvents()
        return countTitled('about bell')
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  expect(handled).toEqual(['bell'])
  expect(failures).toBe(2)
})

test('An event of a rolled-back transaction is never handled', async () => {
  await site.engine.dryRun(administrator, (documents) => documents.emit(alarmRaised, { word: 'undone' }))
  await site.engine.drainEvents()
  expect(handled).not.toContain('undone')
})

test('Polling for due events takes a fixed number of statements for any number of handlers', async () => {
  await raiseAlarm('dong')
  await site.engine.drainEvents()
  const { statements } = await countStatements(() => site.engine.drainEvents())
  expect(statements.map((text) => text.trim().split(' ')[0])).toEqual(['select', 'update'])
})

test('Two nodes that deliver at once handle an event once', async () => {
  const { database } = site.engine
  const second = connect(database.connection, { timeZone: 'Asia/Kolkata', poolSize: 3 })
  const twin = createEngine({
    database: second,
    modules: site.engine.modules,
    settings: site.engine.settings,
  })
  for (let count = 0; count < 10; count += 1) await raiseAlarm(`peal ${count}`)
  await Promise.all([site.engine.drainEvents(), twin.drainEvents()])
  await second.close()
  expect(handled.filter((word) => word.startsWith('peal')).sort()).toEqual(
    Array.from({ length: 10 }, (_, count) => `peal ${count}`),
  )
})

test('A change on another node invalidates the cache here', async () => {
  const other = connect(site.engine.database.connection, { timeZone: 'Asia/Kolkata', poolSize: 3 })
  const twin = createEngine({ database: other, modules: site.engine.modules, settings: site.engine.settings })
  await site.engine.start()
  const list = '/api/resource/Sample%20Book?fields=["title"]&filters={"title":"from afar"}'
  expect(await site.guest.get(list)).toMatchObject({ data: [] })
  await twin.write(administrator, (documents) => documents.insert(Book, { title: 'from afar', published: 1 }))
  await expect.poll(async () => (await site.guest.get(list)).data).toEqual([{ title: 'from afar' }])
  await twin.stop()
  await other.close()
  await site.engine.stop()
})

test('Fully delivered events are stored for a week', async () => {
  const { kysely } = site.engine.database
  await sql`insert into mela_event (name, payload, done_at) values ('old', '{}', clock_timestamp() - interval '8 days')`.execute(
    kysely,
  )
  await pruneEvents(kysely)
  const names = await site.emittedEvents()
  expect(names).not.toContain('old')
  expect(names).toContain('sample.alarm_raised')
})

test('An event that waits from the last release is handled once, by the names of today', async () => {
  handled.length = 0
  await site.engine.database.pool.query(
    `insert into mela_event (name, payload) values ('sample.alarm_rung', '{"sound": "early"}')`,
  )
  await site.engine.drainEvents()
  await site.engine.drainEvents()
  expect([handled, await countTitled('about early')]).toEqual([['early'], 1])
  const { rows } = await site.engine.database.pool.query(
    `select 1 from mela_event where name = 'sample.alarm_rung' and done_at is null`,
  )
  expect(rows).toEqual([])
})

test('What a handler delivered under its key of the last release is not delivered again', async () => {
  handled.length = 0
  await site.engine.database.pool.query(`
    with one as (insert into mela_event (name, payload) values ('sample.alarm_raised', '{"word": "twice"}') returning id)
    insert into mela_event_delivery (event_id, subscription, delivered_at) select id, 'log alarms', now() from one`)
  await site.engine.start()
  await site.engine.drainEvents()
  expect([handled, await countTitled('about twice')]).toEqual([[], 1])
  await site.engine.stop()
})

async function makeTablesOfLastRelease(): Promise<void> {
  await site.engine.database.pool.query(`
    alter table mela_event rename to mela_signal;
    alter table mela_event_delivery rename to mela_signal_delivery;
    alter table mela_signal_delivery rename column event_id to signal;
    alter table mela_signal rename constraint mela_event_pkey to mela_signal_pkey;
    alter table mela_signal_delivery rename constraint mela_event_delivery_pkey to mela_signal_delivery_pkey;
    delete from mela_setting where key = 'schema.fingerprint'`)
}

test('Events that wait in the tables of the last release are delivered after the upgrade', async () => {
  handled.length = 0
  const { database, registry } = site.engine
  await makeTablesOfLastRelease()
  await database.pool.query(`
    insert into mela_signal (name, payload)
      values ('sample.alarm_raised', '{"word": "old"}'), ('sample.alarm_raised', '{"word": "half"}');
    insert into mela_signal_delivery (signal, subscription, delivered_at)
      select id, 'record alarms', now() from mela_signal where payload ->> 'word' = 'half'`)
  expect((await applySchema(database, registry)).withheld).toEqual([])
  await site.engine.drainEvents()
  expect([handled, await countTitled('about old'), await countTitled('about half')]).toEqual([['old'], 1, 1])
})

test('A database with waiting events under both names of their table is refused, and not changed', async () => {
  const { database, registry } = site.engine
  await database.pool.query(`
    create table mela_signal (like mela_event including all);
    delete from mela_setting where key = 'schema.fingerprint'`)
  expect((await applySchema(database, registry)).applied).toEqual([])
  await database.pool.query(
    `insert into mela_signal (name, payload) values ('sample.alarm_raised', '{"word": "lost"}')`,
  )
  await expect(applySchema(database, registry)).rejects.toThrow(
    /both "mela_signal", with rows, and "mela_event"/,
  )
})
