import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { connect, inTransaction, listen, notify } from './index.ts'

const database = connect(inject('database'), { timeZone: 'UTC', poolSize: 2 })
afterAll(() => database.close())

function next<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>()
  return { promise, resolve }
}

test('A notification arrives once its transaction has committed, and never when it rolled back', async () => {
  const received: string[] = []
  const last = next<string>()
  const listener = await listen(inject('database'), {
    channels: ['bell'],
    onMessage: (_channel, payload) => {
      received.push(payload)
      if (payload === 'last') last.resolve(payload)
    },
  })
  const undone = inTransaction(database, async (transaction) => {
    await notify(transaction, 'bell', 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await inTransaction(database, (transaction) => notify(transaction, 'bell', 'done'))
  await notify(database.kysely, 'bell', 'last')
  await last.promise
  await listener.close()
  expect(received).toEqual(['done', 'last'])
})

test('A broken listening connection is replaced, and this is reported', async () => {
  const events: string[] = []
  const restored = next<string>()
  const received = next<string>()
  const listener = await listen(inject('database'), {
    channels: ['second bell'],
    onMessage: (_channel, payload) => received.resolve(payload),
    onLost: () => events.push('lost'),
    onRestored: () => {
      events.push('restored')
      restored.resolve('')
    },
  })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "second bell"'`.execute(
    database.kysely,
  )
  await restored.promise
  await notify(database.kysely, 'second bell', 'again')
  expect(await received.promise).toBe('again')
  await listener.close()
  expect(events).toEqual(['lost', 'restored'])
})
