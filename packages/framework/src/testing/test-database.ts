import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { sql } from 'kysely'
import { connect, type Database } from '#framework/database'

export interface TestDatabase {
  readonly database: Database
  /** Closes every session and drops the database. */
  drop(): Promise<void>
}

const timeZone = 'Asia/Kolkata'

/** An empty database of its own in the run's PostgreSQL. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('database')
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const owner = connect(server, { timeZone, poolSize: 1 })
    await sql.raw(statement).execute(owner.kysely)
    await owner.close()
  }
  await run(`create database ${name}`)
  const database = connect({ ...server, database: name }, { timeZone, poolSize: 8 })
  const drop = async () => {
    await database.close()
    await run(`drop database ${name} with (force)`)
  }
  return { database, drop }
}
