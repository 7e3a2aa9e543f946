import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { connect, type Database } from '#framework/database'

/** A database of the test's own, dropped when the test is over. Only for tests. */
export async function emptyDatabase(): Promise<Database> {
  const name = `schema_${randomUUID()}`
  const options = { timeZone: 'Asia/Kolkata', poolSize: 4 }
  const server = connect(inject('database'), { ...options, poolSize: 1 })
  await sql`create database ${sql.id(name)}`.execute(server.kysely)
  const database = connect({ ...inject('database'), database: name }, options)
  onTestFinished(async () => {
    await database.close()
    await sql`drop database ${sql.id(name)}`.execute(server.kysely)
    await server.close()
  })
  return database
}
