import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connect, type Database, type ConnectionSettings } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { applySchema, schemaText } from '#framework/schema'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestDatabase {
  readonly name: string
  readonly database: Database
  create(registry: Registry): Promise<void>
  drop(): Promise<void>
}

const timeZone = 'Asia/Kolkata'

/** Arbitrary, the same in every process of a run. */
const lockNumber = 7_265_102

async function onServer<Result>(work: (server: Database) => Promise<Result>): Promise<Result> {
  const server = connect(inject('database'), { timeZone, poolSize: 1 })
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

const run = async ({ kysely }: Database, statement: string) => sql.raw(statement).execute(kysely)

const openDatabase = (name: string, poolSize: number) =>
  connect({ ...inject('database'), database: name }, { timeZone, poolSize })

async function isThere({ kysely }: Database, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(kysely)
  return rows.length > 0
}

/** Renamed only when complete, because the process may end meanwhile. */
async function makeTemplate(server: Database, name: string, registry: Registry): Promise<void> {
  const unfinished = `${name}_${randomBytes(4).toString('hex')}`
  await run(server, `create database ${unfinished}`)
  const database = openDatabase(unfinished, 1)
  await applySchema(database, registry)
  await database.close()
  await run(server, `alter database ${unfinished} rename to ${name}`)
}

async function templateFor(server: Database, registry: Registry): Promise<string> {
  const name = `template_${createHash('sha256').update(schemaText(registry)).digest('hex').slice(0, 24)}`
  if (await isThere(server, name)) return name
  await run(server, `select pg_advisory_lock(${lockNumber})`)
  if (!(await isThere(server, name))) await makeTemplate(server, name, registry)
  await run(server, `select pg_advisory_unlock(${lockNumber})`)
  return name
}

/**
 * A database of the test's own in the run's PostgreSQL, copied from a template: creating tables takes many times as
 * long.
 */
export function testDatabase(): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`
  const database = openDatabase(name, 8)
  return {
    name,
    database,
    create: (registry) =>
      onServer(async (server) => {
        const template = await templateFor(server, registry)
        await run(server, `create database ${name} template ${template}`)
      }),
    async drop() {
      await database.close()
      await onServer((server) => run(server, `drop database ${name} with (force)`))
    },
  }
}

export interface MuteLine {
  readonly connection: ConnectionSettings
  mute(isMute: boolean): void
  close(): Promise<void>
}

const fileOf = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`)

export async function muteLine(settings: {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
}): Promise<MuteLine> {
  const host = await mkdtemp(join(tmpdir(), 'mela-line-'))
  const ends = new Set<Socket>()
  let isMute = false
  const pass = (from: Socket, to: Socket): void => {
    ends.add(from)
    from.on('data', (bytes) => isMute || to.write(bytes))
    from.on('error', () => undefined)
    from.on('close', () => to.destroy())
  }
  const server = createServer((client) => {
    const database = createConnection(fileOf(settings.host, settings.port))
    pass(client, database)
    pass(database, client)
  })
  await once(server.listen(fileOf(host, settings.port)), 'listening')
  return {
    connection: { ...settings, host },
    mute: (value) => (isMute = value),
    async close() {
      server.close()
      for (const end of ends) end.destroy()
      await rm(host, { recursive: true, force: true })
    },
  }
}
