import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { connect, isDatabaseAway } from './index.ts'

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('A server that does not respond counts as an unavailable database', async () => {
  const database = connect(
    { host: '/nowhere', port: 5432, database: 'x', user: 'x' },
    { timeZone: 'UTC', poolSize: 1 },
  )
  expect(isDatabaseAway(await caught(database.pool.query('select 1')))).toBe(true)
  await database.close()
})

test('A missing file does not count as a missing database', async () => {
  expect(isDatabaseAway(await caught(readFile('/nowhere/at-all')))).toBe(false)
  const socket = createConnection('/nowhere/at-all')
  const [error] = await once(socket, 'error').catch((reason: unknown) => [reason])
  expect(isDatabaseAway(error)).toBe(true)
})

test.each(['57P01', '57P03', '08006', '53300'])('SQLSTATE %s counts as unavailable', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('gone'), { code }))).toBe(true)
})

test.each(['23505', '40001', '22P02'])('SQLSTATE %s does not count as unavailable', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('wrong'), { code }))).toBe(false)
})
