import { sql } from 'kysely'
import { fieldsOf, isTable, namesOfType, type DocType } from '#framework/doctypes'
import { visibleColumns, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { UnitOfWork } from '../work.ts'
import type { Difference, FieldChange } from './diff.ts'

interface StoredVersion {
  readonly name: string
  readonly number: number
  readonly owner: string
  readonly creation: string
  readonly data: string
}

const MAX_VERSIONS = 200

const MAX_NAMES = 10

/** Versions never change: those of earlier releases hold the transition's action as `move`. */
type Data = Partial<Omit<VersionEntry, keyof StoredVersion> & { readonly move: string | null }>

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}

function kindOf({ kind, renamed, merged }: Data): VersionKind {
  if (renamed) return 'renamed'
  return merged ? 'merged' : (kind ?? 'saved')
}

const nothing: Omit<VersionEntry, keyof StoredVersion | 'kind'> = {
  ...{ changed: [], added: [], removed: [], row_changed: [] },
  ...{ action: null, renamed: null, merged: null, deleted_at: null },
}

function entryOf({ data, ...version }: StoredVersion): VersionEntry {
  const parsed: unknown = JSON.parse(data)
  const { move = null, ...values }: Data = isData(parsed) ? parsed : {}
  return { ...version, ...nothing, action: move, ...values, kind: kindOf(values) }
}

/** True for versions of another document that had the same name while this one was deleted. */
function isOfAnother(entries: readonly VersionEntry[], { creation }: VersionEntry): boolean {
  return entries.some(
    ({ deleted_at, creation: restored }) =>
      deleted_at !== null && creation > deleted_at && creation < restored,
  )
}

interface Period {
  readonly name: string
  readonly since: string
  readonly until: string
}

async function entriesOf(
  { connection }: UnitOfWork,
  type: DocType,
  { name, since, until }: Period,
): Promise<readonly VersionEntry[]> {
  const { rows } = await sql<StoredVersion>`
    select "name", "number", "owner", "creation", "data" from "Version"
    where "ref_doctype" in (${sql.join(namesOfType(type))}) and "docname" = ${name}
      and "creation" >= ${since}::timestamp and "creation" < ${until}::timestamp
    order by "number" desc limit ${MAX_VERSIONS}`.execute(connection)
  return rows.map(entryOf)
}

async function history(
  work: UnitOfWork,
  type: DocType,
  life: Omit<Period, 'until'>,
): Promise<readonly VersionEntry[]> {
  const found: VersionEntry[] = []
  let period: Period | null = { ...life, until: 'infinity' }
  for (let names = 0; period && names < MAX_NAMES && found.length < MAX_VERSIONS; names += 1) {
    const all: readonly VersionEntry[] = await entriesOf(work, type, period)
    const entries = all.filter((entry) => !isOfAnother(all, entry))
    const renaming = entries.find(({ renamed }) => renamed?.[1] === period?.name)
    found.push(...entries)
    period = renaming?.renamed ? { ...period, name: renaming.renamed[0], until: renaming.creation } : null
  }
  return found.slice(0, MAX_VERSIONS)
}

type Sees = ReadonlyMap<string, unknown>

function seenChanges(changes: readonly FieldChange[], sees: Sees): readonly FieldChange[] {
  return changes.filter(([field]) => sees.has(field))
}

function seenRow(row: Row, sees: Sees): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => sees.has(field)))
}

function seenBy(caller: Caller, type: DocType, entry: VersionEntry): VersionEntry {
  const own = visibleColumns(type, caller)
  const tables = new Map<string, Sees>(
    fieldsOf(type).flatMap(({ fieldname, spec }) =>
      isTable(spec) ? [[fieldname, visibleColumns(spec.child, caller, type)] as const] : [],
    ),
  )
  const rows = (listed: Difference['added']) =>
    listed.flatMap(([table, row]) => {
      const sees = tables.get(table)
      return sees ? [[table, seenRow(row, sees)] as const] : []
    })
  return {
    ...entry,
    changed: seenChanges(entry.changed, own),
    added: rows(entry.added),
    removed: rows(entry.removed),
    row_changed: entry.row_changed.flatMap(([table, idx, name, changes]) => {
      const seen = seenChanges(changes, tables.get(table) ?? new Map())
      return seen.length > 0 ? [[table, idx, name, seen] as const] : []
    }),
  }
}

function hasChanges(entry: VersionEntry): boolean {
  const { kind, changed, added, removed, row_changed } = entry
  return kind !== 'saved' || [changed, added, removed, row_changed].some((changes) => changes.length > 0)
}

/** Versions of a document for callers who work on it, the latest first, at most 200. */
export async function readVersions(
  work: UnitOfWork,
  { caller, type, document }: { readonly caller: Caller; readonly type: DocType; readonly document: Row },
): Promise<readonly VersionEntry[]> {
  const life = { name: String(document['name']), since: String(document['creation']) }
  const entries = await history(work, type, life)
  return entries.map((entry) => seenBy(caller, type, entry)).filter(hasChanges)
}

type VersionKind = 'created' | 'restored' | 'saved' | 'renamed' | 'merged'

export interface VersionEntry extends Difference {
  readonly name: string
  readonly number: number
  readonly owner: string
  readonly creation: string
  readonly kind: VersionKind
  /** Name of the transition, null for other changes. */
  readonly action: string | null
  readonly renamed: readonly [string, string] | null
  readonly merged: readonly [string, string] | null
  readonly deleted_at: string | null
}
