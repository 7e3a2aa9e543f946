import { sql, type RawBuilder } from 'kysely'
import { fieldsOf, type DocType, type Registry } from '#framework/doctypes'
import { permissionFor, rowCondition, visibleColumns, type Caller } from '#framework/permissions'
import { operandType, type Operand } from './sources.ts'
import type { View } from './relations.ts'

type Sql = RawBuilder<unknown>

const USER = 'User'

const LONGEST_EMAIL = 140

export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_EMAIL && value.includes('@')
}

export function isUserType(type: DocType): boolean {
  return type.name === USER
}

export function namesUser({
  fieldtype,
  options,
}: {
  fieldtype: string
  options: readonly string[]
}): boolean {
  return fieldtype === 'Link' && options[0] === USER
}

function readableUsers(registry: Registry, caller: Caller): Sql | null {
  const type = registry.find(USER)
  const permission = type && permissionFor(type, 'read', caller)
  if (!permission || permission.kind === 'never' || !visibleColumns(type, caller).has('email')) return null
  return rowCondition(permission, caller, 'u') ?? sql`true`
}

export function usersByEmail(
  registry: Registry,
  caller: Caller,
  emails: readonly string[],
): RawBuilder<{ readonly name: string; readonly email: string }> | null {
  const within = readableUsers(registry, caller)
  const lowercased = emails.map((email) => email.toLowerCase())
  return (
    within &&
    sql`select u."name", u."email" from "User" u where u."email" = any(${lowercased}::text[]) and ${within}`
  )
}

const standard = ['owner', 'modified_by']

function isOfUsers(view: View, operand: Operand): boolean {
  const { column } = operand
  if (column.isStandard && standard.includes(column.name)) return true
  const type = operandType(view, operand)
  if (column.name === 'name') return isUserType(type)
  const field = fieldsOf(type).find(({ fieldname }) => fieldname === column.name)
  return field !== undefined && namesUser(field)
}

/**
 * SQL for a filter's value: the user of an address, where the column names users and the caller may see that user.
 * Otherwise the address itself, which matches nothing, as an unknown one.
 */
export function userValue(view: View, operand: Operand, value: string | number): Sql {
  const isMeant = view.isByEmail && isEmail(value) && isOfUsers(view, operand)
  const within = isMeant ? readableUsers(view.registry, view.caller) : null
  if (!within) return sql`${value}`
  return sql`coalesce((select u."name" from "User" u where u."email" = ${String(value).toLowerCase()} and ${within}), ${value})`
}
