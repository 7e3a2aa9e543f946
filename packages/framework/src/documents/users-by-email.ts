import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import type { Caller } from '#framework/permissions'
import { isEmail, isUserType, namesUser, usersByEmail, type Row } from '#framework/queries'
import type { UnitOfWork } from './work.ts'

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function emailsIn(type: DocType, values: Row): readonly string[] {
  return fieldsOf(type).flatMap((field) => {
    const value: unknown = values[field.fieldname]
    if (namesUser(field)) return isEmail(value) ? [value] : []
    const { spec } = field
    return isTable(spec) && Array.isArray(value)
      ? value.filter(isRow).flatMap((row) => emailsIn(spec.child, row))
      : []
  })
}

type Names = ReadonlyMap<string, string>

function withNames(type: DocType, values: Row, names: Names): Row {
  const named: Row = { ...values }
  for (const field of fieldsOf(type)) {
    const value: unknown = values[field.fieldname]
    const { spec } = field
    if (namesUser(field) && isEmail(value)) named[field.fieldname] = names.get(value.toLowerCase()) ?? value
    if (isTable(spec) && Array.isArray(value))
      named[field.fieldname] = value.map((row: unknown) =>
        isRow(row) ? withNames(spec.child, row, names) : row,
      )
  }
  return named
}

async function namesOf(
  { connection, registry }: UnitOfWork,
  caller: Caller,
  emails: readonly string[],
): Promise<Names> {
  const query = usersByEmail(registry, caller, [...new Set(emails)])
  if (query === null) return new Map()
  const { rows } = await query.execute(connection)
  return new Map(rows.map(({ name, email }) => [email, name]))
}

export async function userNamed(
  work: UnitOfWork,
  caller: Caller,
  { type, name }: { type: DocType; name: string },
): Promise<string> {
  return isUserType(type) ? userByName(work, caller, name) : name
}

export async function userByName(work: UnitOfWork, caller: Caller, name: string): Promise<string> {
  if (work.isOfSystem || !isEmail(name)) return name
  return (await namesOf(work, caller, [name])).get(name.toLowerCase()) ?? name
}

export async function withUsersNamed(
  work: UnitOfWork,
  caller: Caller,
  { type, values }: { type: DocType; values: Row },
): Promise<Row> {
  const emails = work.isOfSystem ? [] : emailsIn(type, values)
  return emails.length === 0 ? values : withNames(type, values, await namesOf(work, caller, emails))
}
