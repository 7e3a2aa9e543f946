import { sql } from 'kysely'
import { connect, type Database } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import { type Caller, guest, isAdministrator, isGuest } from '#framework/permissions'
import { AccessLog } from './access-log.doctype.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody outside the house, and the call by which he reads. */
interface Reader {
  readonly caller: Caller
  /** Asked only when it must be written down. */
  readonly path: () => string
}

/** A request: who sent it is found out on the way. */
interface Visit extends Reader {
  caller: Caller
  path: () => string
}

const visits = new AsyncLocalStorage<Visit | null>()

const noCall = () => 'inside the server'

/** Everything below happens on behalf of whoever sent a request. */
export function visiting<T>(path: () => string, run: () => T): T {
  return visits.run({ caller: guest, path }, run)
}

/** Says who sent the request that is being answered. */
export function visitedBy(caller: Caller): void {
  const visit = visits.getStore()
  if (visit) visit.caller = caller
}

/** Says what the router runs for the request that is being answered, where its address does not say it. */
export function visitedThrough(path: () => string): void {
  const visit = visits.getStore()
  if (visit) visit.path = path
}

/** What the house does for itself, though a request may have set it going. */
export function unvisited<T>(run: () => T): T {
  return visits.run(null, run)
}

/**
 * Who reads in a piece of work that is done as `caller`: the sender of the request, also where the house asks as the system
 * for him. Null when the system works for itself.
 */
function readerFor(caller: Caller): Reader | null {
  const visit = visits.getStore()
  if (!visit) return isAdministrator(caller) ? null : { caller, path: noCall }
  const isHeKnown = !isGuest(visit.caller) || isAdministrator(caller)
  return { caller: isHeKnown ? visit.caller : caller, path: visit.path }
}

/** Documents of a guarded type that an answer shows something of. */
interface Read {
  readonly type: string
  readonly names: readonly string[]
  /** How many documents the answer was made from, where that is more than have names here. */
  readonly count: number
  readonly fields: readonly string[]
}

/** Where one piece of work writes down what it reads. */
export interface ReadLog {
  /** On whose behalf; his reads of what he is the guardian of are not written down. */
  readonly reader: Caller
  /** Settles when the entries are kept for good, in one statement; until then nothing may be shown. */
  note(reads: readonly Read[]): Promise<void>
}

/** Names in one entry; a list has no more documents. */
const MOST_NAMES = 1000

const LONGEST_PATH = 1000

/** Sessions of the log's own: it is written while a piece of work holds one of the others, and must not wait for it. */
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
    names: JSON.stringify(names.slice(0, MOST_NAMES)),
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

/** Makes the logs of pieces of work. A site without the type Access Log shows nothing of guarded types. */
export function createReadLogs(database: Database, registry: Registry) {
  let opened: Database | null = null
  const own = (): Database =>
    (opened ??= connect(database.connection, { ...database.session, poolSize: SESSIONS }))

  const writeEntries = async (reader: Reader, reads: readonly Read[]): Promise<void> => {
    if (registry.find(AccessLog.name) !== AccessLog) throw new Error('There is no log of reads on this site')
    await written(reads.map((read) => entryOf(reader, read))).execute(own().kysely)
  }

  return {
    /** The log of a piece of work; null when the system reads for itself. What is read twice is noted once. */
    logFor(caller: Caller): ReadLog | null {
      const reader = readerFor(caller)
      if (reader === null) return null
      const noted = new Set<string>()
      return {
        reader: reader.caller,
        async note(reads) {
          const news = reads.filter((read) => read.names.length > 0 && !noted.has(keyOf(read)))
          if (news.length === 0) return
          await writeEntries(reader, news)
          for (const read of news) noted.add(keyOf(read))
        },
      }
    },
    close: async () => opened?.close(),
  }
}
