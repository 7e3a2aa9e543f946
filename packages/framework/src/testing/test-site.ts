import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { recordStatementsInto } from '#framework/database'
import { createEngine, type Engine, type EngineSettings } from '#framework/engine'
import {
  ApiKey,
  ensureStandardUsers,
  type GivenRole,
  hashSecret,
  identity,
  randomSecret,
  User,
  messenger,
  type PersonalMessage,
} from '#framework/identity'
import { deletedDocuments } from '#framework/deleted-documents'
import { ensureDefaultFolders, files } from '#framework/files'
import { type Module, defineModule, type DemoContext } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { records } from '#framework/document-history'
import { createApp } from '#framework/rest'
import { rpc } from '#framework/rpc'
import { permissionAdmin } from '#framework/permission-admin'
import { testClient, type TestClient } from './test-client.ts'
import { testDatabase } from './test-database.ts'
import type { Documents } from '#framework/documents'

export interface TestSite {
  readonly engine: Engine
  readonly origin: string
  readonly guest: TestClient
  readonly administrator: TestClient
  userWith(...roles: readonly GivenRole[]): Promise<TestClient>
  emittedEvents(): Promise<readonly string[]>
  close(): Promise<void>
}

interface TestSiteOptions {
  /** Delivers events and works off tasks; otherwise `engine.drainEvents()` does it on demand. */
  readonly isStarted?: boolean
  readonly settings?: Partial<EngineSettings>
  readonly trustedProxies?: number
}

function countEachRequest(app: FastifyInstance): (request: string) => readonly string[] {
  const counted = new Map<string, string[]>()
  app.addHook('preHandler', (request, _reply, done) => {
    const statements: string[] = []
    counted.set(String(request.headers['x-test-request']), statements)
    recordStatementsInto(statements, done)
  })
  return (request) => counted.get(request) ?? []
}

async function signedInClient(
  engine: Engine,
  user: string,
  connect: (user: string, authorization: string) => TestClient,
) {
  const secret = randomSecret()
  const { api_key } = await engine.write(administrator, (documents) =>
    documents.insert(ApiKey, {
      user,
      device: 'Website',
      api_key: randomSecret().slice(0, 20),
      secret_hash: hashSecret(secret),
    }),
  )
  return connect(user, `token ${api_key}:${secret}`)
}

async function newUser(engine: Engine, roles: readonly GivenRole[]): Promise<string> {
  const email = `${randomSecret().slice(0, 12).toLowerCase()}@example.org`
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(User, {
      full_name: roles.join(', ') || 'Someone',
      email,
      roles: roles.map((role) => ({ role })),
    }),
  )
  return name
}

export async function testSite(modules: readonly Module[], options: TestSiteOptions = {}): Promise<TestSite> {
  const { database, create, drop } = testDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'mela-site-'))
  const failures: string[] = []
  const engine = createEngine({
    database,
    modules: [...new Set([identity, permissionAdmin, files, records, deletedDocuments, rpc, ...modules])],
    settings: {
      timeZone: 'Asia/Kolkata',
      dataFolder,
      publicUrl: 'https://asha.example',
      methodPrefixes: ['mela', 'ecommerce_business_store'],
      onError: (where, error) => failures.push(`${where}: ${String(error)}`),
      ...options.settings,
    },
  })
  await create(engine.registry)
  await ensureStandardUsers(engine, { password: 'kite-neem-veranda' })
  await ensureDefaultFolders(database)
  if (options.isStarted) await engine.start()
  const { app } = await createApp({
    engine,
    allowedOrigins: ['https://localhost'],
    trustedProxies: options.trustedProxies ?? 0,
  })
  const statementsOf = countEachRequest(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const connect = (user: string, authorization: string | null) =>
    testClient({ origin, user, authorization, statementsOf })
  return {
    engine,
    origin,
    guest: connect('Guest', null),
    administrator: await signedInClient(engine, 'Administrator', connect),
    userWith: async (...roles) => signedInClient(engine, await newUser(engine, roles), connect),
    async emittedEvents() {
      const { rows } = await sql<{ name: string }>`select name from mela_event order by id`.execute(
        database.kysely,
      )
      return rows.map(({ name }) => name)
    },
    async close() {
      await app.close()
      await engine.stop()
      await drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

export interface Inbox {
  readonly module: Module
  readonly messages: readonly PersonalMessage[]
  last(value: string): string
}

export function testInbox(): Inbox {
  const messages: PersonalMessage[] = []
  const module = defineModule({
    name: 'inbox',
    extensions: [
      messenger.add({
        async send(message) {
          messages.push(message)
        },
      }),
    ],
  })
  return { module, messages, last: (value) => messages.at(-1)?.values[value] ?? '' }
}

export interface TestClock {
  readonly now: () => Date
  pass(seconds: number): void
}

export function testClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    pass(seconds) {
      offset += seconds * 1000
    },
  }
}

export function demoContext(engine: Engine, documents: Documents): DemoContext {
  return {
    ...engine.contextFor(documents),
    today: documents.today,
    picture: (name) => `/files/${name}.webp`,
  }
}
