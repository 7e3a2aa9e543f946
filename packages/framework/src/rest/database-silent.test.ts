import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Database } from '#framework/database'
import { createEngine, type Engine } from '#framework/engine'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { permissionAdmin } from '#framework/permission-admin'
import { Book, muteLine, sampleModule, testDatabase, type MuteLine } from '#framework/testing'
import { createApp } from './index.ts'

const own = testDatabase()
let line: MuteLine
let database: Database
let engine: Engine
let app: FastifyInstance

beforeAll(async () => {
  line = await muteLine({ ...inject('database'), database: own.name })
  database = connect(line.connection, { timeZone: 'Asia/Kolkata', poolSize: 4 })
  const settings = {
    ...{ timeZone: 'Asia/Kolkata', dataFolder: '', publicUrl: '', methodPrefixes: [] },
    onError: () => undefined,
  }
  engine = createEngine({
    database,
    modules: [identity, permissionAdmin, files, sampleModule().module],
    settings,
  })
  await own.create(engine.registry)
  app = (await createApp({ engine, allowedOrigins: [], trustedProxies: 0 })).app
  await engine.write(administrator, (documents) => documents.insert(Book, { title: 'Here', published: 1 }))
})
afterAll(async () => {
  await app.close()
  await database.close()
  await line.close()
  await own.drop()
})

const list = '/api/resource/Sample%20Book?fields=["title"]'

test('A silent database counts as down: guests read cached responses, others get an error in bounded time', async () => {
  await app.inject({ url: list })
  engine.cache.invalidateAll()
  line.mute(true)
  const begun = Date.now()
  const [stale, unknown] = await Promise.all([
    app.inject({ url: list }),
    app.inject({ url: '/api/resource/Sample%20Shelf?fields=["floor"]' }),
  ])
  expect(Date.now() - begun).toBeLessThan(12_000)
  expect([stale.statusCode, stale.json()]).toEqual([200, { data: [{ title: 'Here' }] }])
  expect([unknown.statusCode, unknown.json()]).toMatchObject([503, { code: 'rest.database_away' }])

  line.mute(false)
  expect((await app.inject({ url: list })).statusCode).toBe(200)
})
