import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#framework/database'
import type { DocType } from '#framework/doctypes'
import { permissionFor, rowCondition, type Caller, type Permission } from '#framework/permissions'

interface DocumentStamp {
  readonly modified: string
  readonly modified_by: string
}

export interface Audience {
  stampOf(name: string): DocumentStamp | undefined
  /** Readers of a deleted document can no longer be determined: only callers who read every document are notified. */
  includes(caller: Caller, name: string): boolean
}

export const emptyAudience: Audience = { stampOf: () => undefined, includes: () => false }

interface AudienceQuery {
  readonly type: DocType
  readonly names: readonly string[]
  readonly callers: Iterable<Caller>
  readonly permissionOf: (type: DocType, caller: Caller) => Permission
}

export const readPermissionFor: AudienceQuery['permissionOf'] = (type, caller) =>
  permissionFor(type, 'read', caller)

/** Conditions of one statement; more of them take further statements. */
const MAX_CONDITIONS = 100

type Sql = RawBuilder<unknown>

interface AudienceConditions {
  readonly conditions: readonly Sql[]
  readonly byCaller: ReadonlyMap<Caller, number | 'all' | 'none'>
}

function audienceConditions(
  { kysely }: Database,
  { type, callers, permissionOf }: AudienceQuery,
): AudienceConditions {
  const conditions: Sql[] = []
  const known = new Map<string, number>()
  const byCaller = new Map<Caller, number | 'all' | 'none'>()
  const indexOf = (condition: Sql): number => {
    const { sql: text, parameters } = condition.compile(kysely)
    const key = JSON.stringify([text, parameters])
    const index = known.get(key) ?? conditions.push(condition) - 1
    known.set(key, index)
    return index
  }
  for (const caller of new Set(callers)) {
    const permission = permissionOf(type, caller)
    const condition = permission.kind === 'never' ? null : rowCondition(permission, caller, 'd')
    const limited = condition === null ? 'all' : indexOf(condition)
    byCaller.set(caller, permission.kind === 'never' ? 'none' : limited)
  }
  return { conditions, byCaller }
}

interface MatchedRow extends DocumentStamp {
  readonly name: string
  readonly met: readonly (boolean | null)[]
}

async function selectMatches(
  database: Database,
  { type, names }: Pick<AudienceQuery, 'type' | 'names'>,
  conditions: readonly Sql[],
) {
  const met = conditions.length === 0 ? sql`'{}'::boolean[]` : sql`array[${sql.join(conditions)}]::boolean[]`
  const { rows } = await sql<MatchedRow>`
    select d."name", d."modified", d."modified_by", ${met} as met
    from ${sql.table(type.name)} d where d."name" = any(${[...names]})`.execute(database.kysely)
  return rows
}

function inPortions<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(all.length / size))
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size))
}

/**
 * Evaluates a permission for many callers at once. Callers with the same condition share it, so a thousand colleagues
 * take one statement.
 */
export async function audienceOf(database: Database, query: AudienceQuery): Promise<Audience> {
  const { conditions, byCaller } = audienceConditions(database, query)
  const stamps = new Map<string, DocumentStamp>()
  const met = new Map<string, (boolean | null)[]>()
  for (const portion of inPortions(conditions, MAX_CONDITIONS))
    for (const row of await selectMatches(database, query, portion)) {
      stamps.set(row.name, { modified: row.modified, modified_by: row.modified_by })
      met.set(row.name, [...(met.get(row.name) ?? []), ...row.met])
    }
  return {
    stampOf: (name) => stamps.get(name),
    includes(caller, name) {
      const condition = byCaller.get(caller) ?? 'none'
      if (typeof condition === 'string') return condition === 'all'
      return met.get(name)?.[condition] === true
    },
  }
}
