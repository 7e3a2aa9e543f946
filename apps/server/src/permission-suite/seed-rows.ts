import { sql } from 'kysely'
import {
  columnsOf,
  fieldsOf,
  type Column,
  type Condition,
  type DocType,
  type SqlType,
} from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import type { StoredRow, World } from './declared-access.ts'

type Values = Readonly<Record<string, string | number>>

export type Tenants = readonly [requester: string, other: string]

function partsOf(condition: Condition): readonly Condition[] {
  if (condition.kind === 'any' || condition.kind === 'all') return condition.of.flatMap(partsOf)
  return [condition]
}

function conditionsOf(type: DocType): readonly Condition[] {
  return Object.values(type.access).flatMap(({ verbs }) => Object.values(verbs).flatMap(partsOf))
}

type Through = Extract<Condition, { kind: 'through' }>

function throughsIn(conditions: readonly Condition[]): readonly Through[] {
  return conditions.flatMap((one) =>
    one.kind === 'through' ? [one, ...throughsIn(partsOf(one.condition))] : [],
  )
}

const wheresIn = (conditions: readonly Condition[]): readonly Values[] =>
  conditions.flatMap((one) => (one.kind === 'where' ? [one.values] : []))

function wheresOf(type: DocType, types: readonly DocType[]): readonly Values[] {
  const followed = types
    .flatMap((one) => throughsIn(conditionsOf(one)))
    .filter((one) => one.type === type.name && one.by === 'name')
    .flatMap((one) => wheresIn(partsOf(one.condition)))
  const wheres = [...wheresIn(conditionsOf(type)), ...followed]
  return [...new Map(wheres.map((values) => [JSON.stringify(values), values])).values()]
}

const rowName = (tenant: number, variant: number) => `seed-${tenant}-${variant}`

interface Seed {
  readonly type: DocType
  readonly tenant: number
  readonly user: string
  readonly variant: Values
  readonly name: string
  readonly wheres: readonly Values[]
}

function linksOf(type: DocType, tenant: number, types: readonly DocType[]): Values {
  const links = conditionsOf(type).flatMap((one): readonly [string, string][] => {
    const target =
      one.kind === 'through' && one.by === 'name' ? types.find(({ name }) => name === one.type) : undefined
    if (target === undefined || one.kind !== 'through') return []
    const [asked] = wheresIn(partsOf(one.condition))
    if (asked === undefined) return []
    const place = wheresOf(target, types).findIndex(
      (values) => JSON.stringify(values) === JSON.stringify(asked),
    )
    return [[one.field, rowName(tenant, place + 1)]]
  })
  return Object.fromEntries(links)
}

/**
 * Seeds of a type: the first row of each tenant meets no `where`; each of the others meets one, and links to rows that
 * meet theirs.
 */
function seedsOf(type: DocType, tenants: Tenants, types: readonly DocType[]): readonly Seed[] {
  const wheres = wheresOf(type, types)
  return tenants.flatMap((user, tenant) => {
    const links = linksOf(type, tenant, types)
    const variants = [{}, ...wheres.map((values) => ({ ...links, ...values }))]
    return variants.map((variant, index) => ({
      type,
      tenant,
      user,
      variant,
      wheres,
      name: rowName(tenant, index),
    }))
  })
}

const plainValues = (tenant: number): Readonly<Partial<Record<SqlType, string | number>>> => ({
  timestamp: '2026-01-01 10:00:00',
  // Some date fields are unique.
  date: `2026-01-0${tenant + 1}`,
  time: '10:00:00',
  smallint: 0,
})

const fieldNamed = (type: DocType, name: string) => fieldsOf(type).find(({ fieldname }) => fieldname === name)

function usualText({ type, name }: Seed, column: Column): string {
  const usual = fieldNamed(type, column.name)?.spec.initial
  return column.fieldtype === 'Data' && typeof usual === 'string' ? usual : name
}

function plainValue(seed: Seed, column: Column): string | number {
  const { type, tenant, wheres } = seed
  const asked = wheres.flatMap((values) => Object.values(values))
  const choices = fieldNamed(type, column.name)?.options ?? []
  // Link searches exclude disabled documents.
  if (column.name === 'enabled') return 1
  if (column.fieldtype === 'Link') return rowName(tenant, 0)
  if (column.fieldtype === 'Select') return choices.find((choice) => !asked.includes(choice)) ?? ''
  if (column.fieldtype === 'JSON') return '{}'
  return plainValues(tenant)[column.sqlType] ?? (column.sqlType === 'text' ? usualText(seed, column) : 1)
}

function linkTarget(type: DocType, column: Column): string | null {
  const field = fieldsOf(type).find(({ fieldname }) => fieldname === column.name)
  return field?.fieldtype === 'Link' ? (field.options[0] ?? null) : null
}

function seedValue(seed: Seed, column: Column): string | number | null {
  const { type, user, variant, name } = seed
  const speaksOf = conditionsOf(type).some((one) => 'field' in one && one.field === column.name)
  if (column.name === 'name') return name
  const isPersonal = linkTarget(type, column) === 'User' || ['owner', 'modified_by'].includes(column.name)
  if (isPersonal || (speaksOf && linkTarget(type, column) === null)) return user
  return variant[column.name] ?? (column.isNullable && !speaksOf ? null : plainValue(seed, column))
}

function insertion(type: DocType, seeds: readonly Seed[]) {
  const columns = [...columnsOf(type).values()]
  const values = seeds.map(
    (seed) =>
      sql`(${sql.join(columns.map((column) => sql`${seedValue(seed, column)}::${sql.raw(column.sqlType)}`))})`,
  )
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  // A tenant has one row where a user may have one only.
  return sql`insert into ${sql.table(type.name)} (${names}) values ${sql.join(values)} on conflict do nothing`
}

export function documentTypes({ registry }: Engine): readonly DocType[] {
  return registry.types.filter((type) => !type.isChild)
}

export const isSingle = (type: DocType): boolean => type.naming.kind === 'single'

export function fileAt(type: DocType, name: string): string {
  return `/private/files/${`${type.name}-${name}`.replace(/[^A-Za-z0-9]+/g, '-')}.txt`
}

async function hangFiles({ database }: Engine, world: World, types: readonly DocType[]): Promise<void> {
  const files = types.flatMap((type) =>
    (world.get(type.name) ?? []).map((row) => ({ type, name: String(row['name']) })),
  )
  const values = files.map(({ type, name }, index) => {
    const attached = sql`${fileAt(type, name)}, 1, ${type.name}, ${name}`
    return sql`(${`file-${index}`}, 'nobody', localtimestamp, localtimestamp, 'nobody', ${`${index}.txt`}, ${attached})`
  })
  await sql`insert into "File" (name, owner, creation, modified, modified_by, file_name, file_url, is_private,
    attached_to_doctype, attached_to_name) values ${sql.join(values)}`.execute(database.kysely)
}

async function insertComments({ database }: Engine, world: World, types: readonly DocType[]): Promise<void> {
  const documents = types.flatMap((type) =>
    (world.get(type.name) ?? []).map((row) => ({ type: type.name, name: String(row['name']) })),
  )
  const rows = sql`json_to_recordset(${JSON.stringify(documents)}::json) as d(type text, name text)`
  const standard = sql`select 'beside-' || row_number() over (), 'nobody', localtimestamp, localtimestamp, 'nobody', d.type, d.name`
  const columns = sql`name, owner, creation, modified, modified_by`
  await sql`insert into "Comment" (${columns}, reference_doctype, reference_name, comment_type, content)
    ${standard}, 'Comment', 'INTERNAL' from ${rows}`.execute(database.kysely)
  await sql`insert into "Version" (${columns}, ref_doctype, docname, number, data, hash)
    ${standard}, 1, '{"kind":"created"}', 'x' from ${rows} on conflict do nothing`.execute(database.kysely)
  await sql`insert into "DocShare" (${columns}, share_doctype, share_name, "user", everyone, "read", "write", submit, share)
    ${standard}, 'Guest', 0, 1, 0, 0, 0 from ${rows}`.execute(database.kysely)
}

export async function storedRows({ database }: Engine, type: DocType): Promise<readonly StoredRow[]> {
  const mine = isSingle(type) ? sql`true` : sql`"name" like 'seed-%'`
  const { rows } =
    await sql<StoredRow>`select * from ${sql.table(type.name)} where ${mine} order by "name"`.execute(
      database.kysely,
    )
  return rows
}

export async function seedRows(engine: Engine, tenants: Tenants): Promise<World> {
  const types = documentTypes(engine)
  await engine.database.kysely.transaction().execute(async (transaction) => {
    // Disables links and database rules, so that rows of every type can be inserted in any order.
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const type of types.filter((one) => !isSingle(one)))
      await insertion(type, seedsOf(type, tenants, types)).execute(transaction)
  })
  const world = new Map<string, readonly StoredRow[]>()
  for (const type of types) world.set(type.name, await storedRows(engine, type))
  await hangFiles(engine, world, types)
  await insertComments(engine, world, types)
  return world
}
