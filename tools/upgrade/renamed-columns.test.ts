import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#framework/database'
import { createRegistry, fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { registryOf } from '#framework/engine'
import { applySchema } from '#framework/schema'
import { testDatabase } from '#framework/testing'
import { modules } from '../../apps/server/modules.ts'

/** The tables of the release before that this one renames, or whose columns it renames. */
const tablesBefore = readFileSync(join(import.meta.dirname, 'tables-before.sql'), 'utf8')

const registry = registryOf(modules)

const nameBefore = ({ name, renamedFrom }: DocType) => renamedFrom ?? name

const renamedTypes = registry.types.filter(({ renamedFrom }) => renamedFrom !== null)

const renames = registry.types.flatMap((type) =>
  fieldsOf(type).flatMap(({ fieldname, spec }) =>
    spec.options.renamedFrom === undefined || isTable(spec)
      ? []
      : [{ before: nameBefore(type), table: type.name, from: spec.options.renamedFrom, to: fieldname }],
  ),
)

interface Column {
  readonly name: string
  readonly type: string
  readonly isAsked: boolean
}

/** A value for any column of a row: text is JSON too, because some columns hold only JSON. */
function sampleOf({ name, type }: Column, row: string): string {
  if (type.startsWith('timestamp') || type === 'date') return `'2026-11-01'`
  if (name === 'name') return `'${row}'`
  return type === 'text' ? `'"${name} of ${row}"'` : '1'
}

async function insertRow({ kysely }: Database, table: string): Promise<void> {
  const { rows: columns } = await sql<Column>`
    select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as "isAsked"
    from information_schema.columns where table_name = ${table}`.execute(kysely)
  const moved = new Set(renames.filter(({ before }) => before === table).map(({ from }) => from))
  const given = columns.filter(({ name, isAsked }) => isAsked || moved.has(name))
  const names = given.map(({ name }) => `"${name}"`).join(', ')
  await sql
    .raw(
      `insert into "${table}" (${names}) values (${given.map((column) => sampleOf(column, 'one')).join(', ')})`,
    )
    .execute(kysely)
}

async function valueOf({ kysely }: Database, table: string, column: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)}::text as value from ${sql.table(table)} where name = 'one'`.execute(kysely)
  return rows.map(({ value }) => value)
}

const renamedChoices = registry.types.flatMap((type) =>
  fieldsOf(type).flatMap(({ fieldname: column, spec }) =>
    Object.entries(spec.options.renamedChoices ?? {}).map(([from, to]) => ({
      table: type.name,
      column,
      from,
      to,
    })),
  ),
)

interface StoredChoice {
  readonly table: string
  readonly column: string
  readonly from: string
}

/** Inserts a row with an earlier value of a choice; rules and links are not asked. */
async function insertChoice({ kysely }: Database, { table, column, from }: StoredChoice): Promise<void> {
  const { rows: columns } = await sql<Column>`
    select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as "isAsked"
    from information_schema.columns where table_name = ${table}`.execute(kysely)
  const given = columns.filter(({ name, isAsked }) => isAsked && name !== column && name !== 'name')
  const names = ['name', column, ...given.map(({ name }) => name)].map((name) => `"${name}"`).join(', ')
  const values = [`'${from}'`, `'${from}'`, ...given.map((column) => sampleOf(column, from))].join(', ')
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(`insert into "${table}" (${names}) values (${values})`).execute(transaction)
  })
}

test('Every stored choice that has a new value follows it', async () => {
  const { database, create, drop } = testDatabase()
  try {
    await create(registry)
    for (const choice of renamedChoices) await insertChoice(database, choice)
    await database.pool.query(`delete from mela_setting where key = 'schema.fingerprint'`)
    expect((await applySchema(database, registry)).withheld).toEqual([])
    for (const { table, column, from, to } of renamedChoices) {
      const found = sql`select ${sql.ref(column)} as value from ${sql.table(table)} where name = ${from}`
      expect((await found.execute(database.kysely)).rows).toEqual([{ value: to }])
    }
    expect(renamedChoices.length).toBeGreaterThan(5)
  } finally {
    await drop()
  }
})

test('Every type and column that has a new name keeps what the release before wrote in it', async () => {
  const { database, create, drop } = testDatabase()
  try {
    await create(createRegistry([]))
    await sql.raw(tablesBefore).execute(database.kysely)
    const tables = [...new Set([...renames.map(({ before }) => before), ...renamedTypes.map(nameBefore)])]
    for (const table of tables) await insertRow(database, table)
    const written = await Promise.all(
      renames.map(({ before: table, from }) => valueOf(database, table, from)),
    )
    await applySchema(database, registry)
    const after = await Promise.all(renames.map(({ table, to }) => valueOf(database, table, to)))
    const named = await Promise.all(renamedTypes.map(({ name }) => valueOf(database, name, 'name')))
    expect(named).toEqual(renamedTypes.map(() => ['one']))
    expect(renames.length).toBeGreaterThan(10)
    expect(after).toEqual(written)
    expect(written.flat()).not.toContain(null)
  } finally {
    await drop()
  }
})
