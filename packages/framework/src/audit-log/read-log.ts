import { sql } from 'kysely'
import { connect, type Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { type Caller, guest, isAdministrator, isGuest } from '#framework/permissions'
import { AccessLog } from './access-log.doctype.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

interface Reader {
  readonly caller: Caller
  /** Evaluated only when an entry is written. */
  readonly path: () => string
}

interface Visit extends Reader {
  caller: Caller
  path: () => string
}

const visits = new AsyncLocalStorage<Visit | null>()

const noCall = () => 'inside the server'

export function visiting<T>(path: () => string, run: () => T): T {
  return visits.run({ caller: guest, path }, run)
}

export function visitedBy(caller: Caller): void {
  const visit = visits.getStore()
  if (visit) visit.caller = caller
}

export function visitedThrough(path: () => string): void {
  const visit = visits.getStore()
  if (visit) visit.path = path
}

/** Runs the system's own work, whose reads are not logged, even when a request started it. */
export function unvisited<T>(run: () => T): T {
  return visits.run(null, run)
}

function readerFor(caller: Caller): Reader | null {
  const visit = visits.getStore()
  if (!visit) return isAdministrator(caller) ? null : { caller, path: noCall }
  const isCallerIdentified = !isGuest(visit.caller) || isAdministrator(caller)
  return { caller: isCallerIdentified ? visit.caller : caller, path: visit.path }
}

interface Read {
  readonly type: string
  readonly names: readonly string[]
  readonly count: number
  readonly fields: readonly string[]
}

export interface ReadLog {
  /** Reads by this caller of documents whose guardian they are are not logged. */
  readonly reader: Caller
  /** Resolves when the entries are committed, in one statement; nothing may be shown before that. */
  note(reads: readonly Read[]): Promise<void>
}

const MAX_NAMES = 1000

const LONGEST_PATH = 1000

/** Sessions of the log's own: it is written while a unit of work holds another session, and must not wait for it. */
const SESSIONS = 2

interface Entry {
  readonly user: string
  readonly doctype: string
  readonly names: string
  readonly count: number
  readonly fields: string
  readonly path: string
}

function entryOf({ caller, path }: Reader, { type, names, count, fields }: Read): Entry {
  return {
    user: caller.user,
    doctype: type,
    names: JSON.stringify(names.slice(0, MAX_NAMES)),
    count: Math.max(count, names.length),
    fields: JSON.stringify(fields),
    path: path().slice(0, LONGEST_PATH),
  }
}

function written(entries: readonly Entry[]) {
  return sql`
    insert into ${sql.table(AccessLog.name)} ("name", "owner", "creation", "modified", "modified_by",
      "user", "reference_doctype", "names", "count", "fields_read", "path")
    select replace(uuidv7()::text, '-', ''), e."user", clock_timestamp(), clock_timestamp(), e."user",
      e."user", e."doctype", e."names", e."count", e."fields", e."path"
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as e("user" text, "doctype" text, "names" text, "count" bigint, "fields" text, "path" text)`
}

const keyOf = ({ type, names, fields }: Read): string => JSON.stringify([type, names, fields])

export function createReadLogs(database: Database, registry: Registry) {
  let opened: Database | null = null
  const own = (): Database =>
    (opened ??= connect(database.connection, { ...database.session, poolSize: SESSIONS }))

  const writeEntries = async (reader: Reader, reads: readonly Read[]): Promise<void> => {
    if (registry.find(AccessLog.name) !== AccessLog) throw new Error('There is no log of reads on this site')
    await written(reads.map((read) => entryOf(reader, read))).execute(own().kysely)
  }

  return {
    logFor(caller: Caller): ReadLog | null {
      const reader = readerFor(caller)
      if (reader === null) return null
      const noted = new Set<string>()
      return {
        reader: reader.caller,
        async note(reads) {
          const unlogged = reads.filter((read) => read.names.length > 0 && !noted.has(keyOf(read)))
          if (unlogged.length === 0) return
          await writeEntries(reader, unlogged)
          for (const read of unlogged) noted.add(keyOf(read))
        },
      }
    },
    close: async () => opened?.close(),
  }
}
