import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#framework/database'
import type { DocType } from '#framework/doctypes'
import { permissionFor, rowCondition, type Caller, type Permission } from '#framework/permissions'

/** A document as it stands. */
interface DocumentStamp {
  readonly modified: string
  readonly modified_by: string
}

/** Which documents of a type stand, and who may do with which what was asked. */
export interface Reach {
  /** Undefined when there is no such document. */
  stampOf(name: string): DocumentStamp | undefined
  /** Of what is gone nobody can be asked any more whom it was for: it is said to those alone who read every document. */
  reaches(caller: Caller, name: string): boolean
}

/** Where nothing is asked about single documents. */
export const nowhere: Reach = { stampOf: () => undefined, reaches: () => false }

interface Question {
  readonly type: DocType
  readonly names: readonly string[]
  readonly callers: Iterable<Caller>
  /** What it takes: to read, or to work on them. */
  readonly permissionOf: (type: DocType, caller: Caller) => Permission
}

export const toRead: Question['permissionOf'] = (type, caller) => permissionFor(type, 'read', caller)

/** More conditions take further statements: one text must not grow without bound. */
const MOST_CONDITIONS = 100

type Sql = RawBuilder<unknown>

/** Distinct conditions, and which of them decides for whom: 'all' needs none. */
interface Verdicts {
  readonly conditions: readonly Sql[]
  readonly byCaller: ReadonlyMap<Caller, number | 'all' | 'none'>
}

function verdictsFor({ kysely }: Database, { type, callers, permissionOf }: Question): Verdicts {
  const conditions: Sql[] = []
  const known = new Map<string, number>()
  const byCaller = new Map<Caller, number | 'all' | 'none'>()
  const placeOf = (condition: Sql): number => {
    // Callers whose right is the same in words and values are asked for together.
    const { sql: text, parameters } = condition.compile(kysely)
    const key = JSON.stringify([text, parameters])
    const place = known.get(key) ?? conditions.push(condition) - 1
    known.set(key, place)
    return place
  }
  for (const caller of new Set(callers)) {
    const permission = permissionOf(type, caller)
    const condition = permission.kind === 'never' ? null : rowCondition(permission, caller, 'd')
    const limited = condition === null ? 'all' : placeOf(condition)
    byCaller.set(caller, permission.kind === 'never' ? 'none' : limited)
  }
  return { conditions, byCaller }
}

interface Found extends DocumentStamp {
  readonly name: string
  readonly met: readonly (boolean | null)[]
}

async function ask(
  database: Database,
  { type, names }: Pick<Question, 'type' | 'names'>,
  conditions: readonly Sql[],
) {
  const met = conditions.length === 0 ? sql`'{}'::boolean[]` : sql`array[${sql.join(conditions)}]::boolean[]`
  const { rows } = await sql<Found>`
    select d."name", d."modified", d."modified_by", ${met} as met
    from ${sql.table(type.name)} d where d."name" = any(${[...names]})`.execute(database.kysely)
  return rows
}

function inPortions<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(all.length / size))
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size))
}

/**
 * Asks the one evaluator for many callers at once. Callers with the same right share one condition, so a thousand
 * colleagues take one statement.
 */
export async function reachOf(database: Database, question: Question): Promise<Reach> {
  const { conditions, byCaller } = verdictsFor(database, question)
  const stamps = new Map<string, DocumentStamp>()
  const met = new Map<string, (boolean | null)[]>()
  for (const portion of inPortions(conditions, MOST_CONDITIONS))
    for (const row of await ask(database, question, portion)) {
      stamps.set(row.name, { modified: row.modified, modified_by: row.modified_by })
      met.set(row.name, [...(met.get(row.name) ?? []), ...row.met])
    }
  return {
    stampOf: (name) => stamps.get(name),
    reaches(caller, name) {
      const verdict = byCaller.get(caller) ?? 'none'
      if (typeof verdict === 'string') return verdict === 'all'
      return met.get(name)?.[verdict] === true
    },
  }
}
