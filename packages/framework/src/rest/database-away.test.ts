import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  connect,
  isDatabaseAway,
  startEmbeddedDatabase,
  type Database,
  type EmbeddedDatabase,
} from '#framework/database'
import { createEngine, type Engine } from '#framework/engine'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { applySchema } from '#framework/schema'
import { Book, sampleModule } from '#framework/testing'
import { permissionAdmin } from '#framework/permission-admin'
import { createApp } from './index.ts'

let folder: string
let embedded: EmbeddedDatabase
let database: Database
let engine: Engine
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mela-away-'))
  await chmod(folder, 0o711)
  embedded = await startEmbeddedDatabase({ folder: join(folder, 'postgres') })
  database = connect(embedded.connection, { timeZone: 'Asia/Kolkata', poolSize: 4 })
  const settings = {
    ...{ timeZone: 'Asia/Kolkata', dataFolder: folder, publicUrl: '', methodPrefixes: [] },
    onError: () => undefined,
  }
  engine = createEngine({
    database,
    modules: [identity, permissionAdmin, files, sampleModule().module],
    settings,
  })
  await applySchema(database, engine.registry)
  await engine.start()
  app = (await createApp({ engine, allowedOrigins: [], trustedProxies: 0 })).app
  await insertBook('Here')
})

afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function postmaster(): Promise<number> {
  const entries = await readdir(folder, { recursive: true })
  const file = entries.find((entry) => entry.endsWith('postmaster.pid'))
  const [pid = ''] = (await readFile(join(folder, file ?? ''), 'utf8')).split('\n')
  return Number(pid)
}

const list = '/api/resource/Sample%20Book?fields=["title"]'

async function listed(): Promise<unknown> {
  const response = await app.inject({ url: list })
  return response.json()
}

async function insertBook(title: string): Promise<string> {
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(Book, { title, published: 1 }),
  )
  return name
}

test('While the database is down, guests read cached responses, other calls get a 503, and all recover later', async () => {
  await app.inject({ url: list })
  process.kill(await postmaster(), 'SIGKILL')

  const cached = await app.inject({ url: list })
  expect(cached.json()).toEqual({ data: [{ title: 'Here' }] })

  // The killed server's sessions may live on briefly, and new ones fail: writers get that error.
  const isWritten = () => insertBook('Again').then(Boolean, (error: unknown) => !isDatabaseAway(error))
  await expect.poll(isWritten, { timeout: 30_000 }).toBe(true)
  await expect.poll(listed, { timeout: 30_000 }).toMatchObject({ data: [{}, {}] })
})

test('A database that stays down ends in a clear error, and guests get a stale page where one exists', async () => {
  await app.inject({ url: list })
  await engine.stop()
  await embedded.stop()
  engine.cache.invalidateAll()
  const stale = await app.inject({ url: list })
  expect(stale.statusCode).toBe(200)
  const unknown = await app.inject({ url: '/api/resource/Sample%20Shelf?fields=["floor"]' })
  expect(unknown).toMatchObject({ statusCode: 503 })
  expect(unknown.json()).toMatchObject({ exc_type: 'SessionStopped', code: 'rest.database_away' })
})
