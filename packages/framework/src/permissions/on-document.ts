import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'
import { verbs, type DocType, type Verb } from '#framework/doctypes'
import type { Caller } from './caller.ts'
import { deskPermissionFor } from './desk-permission.ts'
import { permissionFor } from './evaluate.ts'
import type { Permission } from './permission.ts'
import { rowCondition } from './row-condition.ts'

/** One document, and the one who asks about it. */
export interface Subject {
  readonly type: DocType
  readonly name: string
  readonly caller: Caller
}

/** Which of these permissions the document meets, in one statement; null when there is no such document. */
export async function metBy(
  connection: Kysely<Tables>,
  { type, name, caller }: Subject,
  permissions: readonly Permission[],
): Promise<readonly boolean[] | null> {
  const outcomes = permissions.map((permission) => rowCondition(permission, caller, 'd') ?? sql`true`)
  const met = sql`array[${sql.join([sql`true`, ...outcomes])}]::boolean[]`
  const { rows } = await sql<{ met: readonly (boolean | null)[] }>`
    select ${met} as met from ${sql.table(type.name)} d where d."name" = ${name}`.execute(connection)
  const [row] = rows
  return row ? row.met.slice(1).map((outcome) => outcome === true) : null
}

/** What the caller may do with one document, verb by verb, in one statement; null when there is no such document. */
export async function permissionsOn(
  connection: Kysely<Tables>,
  subject: Subject,
): Promise<ReadonlySet<Verb> | null> {
  const permissions = verbs.map((verb) => permissionFor(subject.type, verb, subject.caller))
  const met = await metBy(connection, subject, permissions)
  return met && new Set(verbs.filter((_, index) => met[index]))
}

/** Whether the caller works on one document in the desk, in one statement; in none where he works on no such document. */
export async function isWorkedOn(connection: Kysely<Tables>, subject: Subject): Promise<boolean> {
  const permission = deskPermissionFor(subject.type, subject.caller)
  if (permission.kind === 'never') return false
  const met = await metBy(connection, subject, [permission])
  return met?.[0] === true
}
