import { sql } from 'kysely'
import { columnsOf, fieldsOf, type DocType, type ResolvedField } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { acceptValue, hasColumn, isMissing } from '#meta'

type Row = Readonly<Record<string, unknown>>

async function writtenRows({ database }: Engine, type: DocType): Promise<readonly Row[]> {
  const seededCondition = type.isChild
    ? sql`parent like 'seed-%'`
    : sql`name like 'seed-%' or name like 'file-%'`
  const { rows } =
    await sql<Row>`select * from ${sql.table(type.name)} where not (${seededCondition})`.execute(
      database.kysely,
    )
  return rows
}

function isText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
}

function brokenBy(field: ResolvedField, value: unknown): string | null {
  if (field.required && isMissing(value)) return 'is missing'
  if (value === null || value === '') return null
  if (!isText(value)) return 'holds what is no text'
  if (field.fieldtype === 'Password') return null
  const acceptance = acceptValue(field, value)
  if (!acceptance.isAccepted) return acceptance.problem.name
  return Object.is(acceptance.value, value) ? null : `would be ${JSON.stringify(acceptance.value)}`
}

function problemsOf(type: DocType, row: Row): readonly string[] {
  const where = `${type.name} ${String(row['name'])}`
  const standard =
    isMissing(row['name']) || ![0, 1, 2].includes(Number(row['docstatus']))
      ? [`${where} has no sound head`]
      : []
  const fields = fieldsOf(type).filter(({ fieldtype }) => hasColumn(fieldtype))
  return [
    ...standard,
    ...fields.flatMap((field) => {
      const broken = brokenBy(field, row[field.fieldname])
      return broken === null
        ? []
        : [`${where}.${field.fieldname} ${broken}: ${JSON.stringify(row[field.fieldname])}`.slice(0, 300)]
    }),
  ]
}

async function lostLinks({ database, registry }: Engine, type: DocType): Promise<readonly string[]> {
  const problems: string[] = []
  const seededCondition = type.isChild ? sql`one.parent like 'seed-%'` : sql`one.name like 'seed-%'`
  for (const { fieldname, fieldtype, options } of fieldsOf(type)) {
    const target = fieldtype === 'Link' ? registry.find(options[0] ?? '') : undefined
    if (!target) continue
    const { rows } = await sql<{ name: string }>`select one.name from ${sql.table(type.name)} one
      where one.${sql.id(fieldname)} is not null and not (${seededCondition}) and not exists
      (select from ${sql.table(target.name)} other where other.name = one.${sql.id(fieldname)}) limit 3`.execute(
      database.kysely,
    )
    problems.push(...rows.map(({ name }) => `${type.name} ${name}.${fieldname} leads nowhere`))
  }
  return problems
}

async function orphans({ database, registry }: Engine, child: DocType): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; parent: string; parenttype: string; parentfield: string }>`
    select name, parent, parenttype, parentfield from ${sql.table(child.name)} where parent not like 'seed-%'`.execute(
    database.kysely,
  )
  const problems: string[] = []
  for (const { name, parent, parenttype, parentfield } of rows) {
    const type = registry.find(parenttype)
    const isKnown = type?.fields[parentfield]?.fieldtype === 'Table'
    const found =
      type && isKnown
        ? await sql`select from ${sql.table(parenttype)} where name = ${parent}`.execute(database.kysely)
        : { rows: [] }
    if (found.rows.length === 0) problems.push(`${child.name} ${name} belongs to nothing`)
  }
  return problems
}

export async function unsoundRows(engine: Engine): Promise<readonly string[]> {
  const problems: string[] = []
  for (const type of engine.registry.types) {
    const rows = await writtenRows(engine, type)
    problems.push(...rows.flatMap((row) => problemsOf(type, row)), ...(await lostLinks(engine, type)))
    if (type.isChild) problems.push(...(await orphans(engine, type)))
    if (rows.some((row) => Object.keys(row).length !== columnsOf(type).size))
      problems.push(`${type.name} has other columns`)
  }
  return problems
}
