import { prepareRepeatedWrite } from '#framework/database'
import { documentErrors } from '#framework/errors'
import { canSetLevel, defaultLinks, isAdministrator, permissionFor } from '#framework/permissions'
import { requireNoCycle, type Row } from '#framework/queries'
import { asSeenBy, storedDocument, placeRows } from './stored-document.ts'
import { amendedDocument } from '../lifecycle/amend.ts'
import { requireLiveLinks, requireDynamicLinks } from '../links/link-integrity.ts'
import { lifecycleStep, requireInitialState } from '../lifecycle/states.ts'
import { fieldsIn, withRowIdentity } from '../deletions/restorable-document.ts'
import { draft } from './draft.ts'
import { withFetched } from '../links/fetch-values.ts'
import {
  type Amended,
  amendedName,
  randomName,
  nameFrame,
  type NameSource,
  usableName,
} from '../naming/document-name.ts'
import { prefixParts, seriesParts, type DocType, type NamePart } from '#framework/doctypes'
import { sql, type RawBuilder } from 'kysely'
import type { UnitOfWork } from '../work.ts'
import { isMetBy, nextOfRule } from '../naming/naming-rules.ts'
import { saveDocument } from './save.ts'
import { requireReachableLinks } from '../links/reachable-links.ts'
import { translateWriteFailure } from './write-failure.ts'
import { hasVersions, type NewVersion } from '../versions/version-chain.ts'
import { insertStatement, type RowOrigin } from './write-statements.ts'
import {
  actorOf,
  authorOf,
  hooksOf,
  recordChange,
  requireReach,
  runAfterSave,
  runBeforeSave,
  type Writing,
  contextOf,
} from './writing.ts'

async function nameByHooks(writing: Writing, document: Row): Promise<string | null> {
  for (const hook of hooksOf(writing)) {
    const name = await hook.name(document, contextOf(writing))
    if (name !== null) return name
  }
  return null
}

interface Restored {
  readonly snapshot: Row
  readonly deletedAt: string
}

function originOf({ snapshot }: Restored): RowOrigin {
  return { owner: String(snapshot['owner']), creation: String(snapshot['creation']) }
}

function versionOf(writing: Writing, { name, restored }: Naming): NewVersion | null {
  const { work, type } = writing
  if (!hasVersions(work, type)) return null
  const data = restored ? { kind: 'restored', deleted_at: restored.deletedAt } : { kind: 'created' }
  return { type, name, user: actorOf(writing), data }
}

interface Naming {
  readonly name: string
  readonly user: string
  readonly restored: Restored | undefined
}

async function writeNew(writing: Writing, document: Row, naming: Naming): Promise<Row> {
  const { work, type } = writing
  const { name, user, restored } = naming
  const rows = placeRows(type, document)
  const origin = restored && originOf(restored)
  const stamp = { parent: type, name, user, docstatus: 0, origin } as const
  const statement = insertStatement(stamp, document, { rows, version: versionOf(writing, naming) })
  const { rows: written } = await work.connection
    .executeQuery(prepareRepeatedWrite(statement.compile(work.connection)))
    .catch((error: unknown) => {
      throw translateWriteFailure({ registry: work.registry, type, name, document }, error)
    })
  const modified = written[0]?.modified ?? ''
  const fields = new Set(rows.map(({ field }) => field))
  return storedDocument({
    type,
    document: { ...document, ...origin, name },
    fields,
    rows,
    user,
    modified,
    docstatus: 0,
  })
}

async function prepare(writing: Writing, drafted: Row, { restored }: Creation): Promise<Row> {
  const { work, caller, type } = writing
  const fetched = await withFetched(work, type, drafted)
  const document = await runBeforeSave(writing, null, { name: '', ...fetched })
  if (!restored) requireInitialState(type, document, caller)
  await requireLiveLinks(work, type, document)
  await requireDynamicLinks(writing, null, document)
  return document
}

interface Creation {
  readonly isCopy?: boolean
  readonly restored?: Restored
  readonly added?: Row | undefined
}

const isOfSystem = ({ isCopy, restored }: Creation): boolean => isCopy === true || restored !== undefined

const chosenByOthers = ({ caller, type }: Writing, { added = {} }: Creation): readonly Row[] => [
  defaultLinks(type, caller),
  added,
]

function draftNew({ caller, type }: Writing, values: Row, creation: Creation): Row {
  const { restored, added } = creation
  const isCopied = isOfSystem(creation)
  const canSet = isCopied ? () => true : canSetLevel(type, 'create', caller)
  const drafted = draft(
    type,
    restored ? fieldsIn(type, values) : { ...defaultLinks(type, caller), ...values },
    { stored: undefined, canSet, isSystem: isCopied || isAdministrator(caller) },
  )
  if (restored) return withRowIdentity(type, drafted, values)
  return added ? draft(type, added, { stored: drafted, canSet: () => true, isSystem: true }) : drafted
}

interface Nameless {
  readonly values: Row
  readonly document: Row
  readonly amended: Amended | null
}

export async function nameNew(writing: Writing, { values, document, amended }: Nameless): Promise<string> {
  const { work, type } = writing
  const given = values['__newname'] ?? values['name']
  const byHooks = () => nameByHooks(writing, document)
  return nameDocument({ work, type, document, given, amended, byHooks })
}

/** Creates a document: permission, field rules, hooks, name, one statement for it and its rows. */
export async function insertDocument(writing: Writing, values: Row, creation: Creation = {}): Promise<Row> {
  const { work, caller, type } = writing
  const { restored } = creation
  if (permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  const step = restored ? 'save' : lifecycleStep({ type, name: '', from: 0, to: values['docstatus'] })
  const drafted = draftNew(writing, values, creation)
  if (!isOfSystem(creation)) await requireReachableLinks(writing, drafted, chosenByOthers(writing, creation))
  const amended = restored ? null : await amendedDocument(writing, drafted['amended_from'])
  const document = await prepare(writing, drafted, creation)
  const name = restored ? String(values['name']) : await nameNew(writing, { values, document, amended })
  await requireNoCycle(work.connection, { type, name, previous: null, document })
  const stored = await writeNew(writing, document, { name, user: authorOf(writing), restored })
  recordChange(writing, name, 'created')
  await requireReach(writing, 'create', name)
  await runAfterSave(writing, null, stored)
  return step === 'submit' ? saveDocument(writing, name, { docstatus: 1 }) : asSeenBy(caller, type, stored)
}

interface Unnamed {
  readonly work: UnitOfWork
  readonly type: DocType
  readonly document: Row
  readonly given: unknown
  readonly amended: Amended | null
  byHooks(): Promise<string | null>
}

/** The counter's row stays locked until the end of the transaction, so that no number is given twice. */
async function nextNumber({ connection }: UnitOfWork, prefix: string): Promise<number> {
  const { rows } = await nextOfSeries(prefix).execute(connection)
  return rows[0]?.current ?? 1
}

function sourceOf({ work, type, document }: Unnamed): NameSource {
  return { type, document, today: work.today, now: work.now }
}

async function byParts(unnamed: Unnamed, parts: readonly NamePart[]): Promise<string> {
  const { before, after, digits } = nameFrame(parts, sourceOf(unnamed))
  if (digits === null) return usableName(unnamed.type, before)
  const number = await nextNumber(unnamed.work, before)
  return usableName(unnamed.type, `${before}${String(number).padStart(digits, '0')}${after}`)
}

async function byRule(unnamed: Unnamed): Promise<string | null> {
  const { work, type, document } = unnamed
  const rules = await work.namingRules.of(work, type)
  const rule = rules.find((one) => isMetBy(one, document))
  if (!rule) return null
  const { before } = nameFrame(prefixParts(rule.prefix), sourceOf(unnamed))
  const number = await nextOfRule(work, rule)
  return usableName(type, `${before}${String(number).padStart(rule.prefix_digits, '0')}`)
}

function chosenSeries({ type, document }: Unnamed): readonly NamePart[] {
  const chosen = document['naming_series']
  const [first = ''] = type.fields['naming_series']?.choices ?? []
  return seriesParts(typeof chosen === 'string' ? chosen : first)
}

async function byType(unnamed: Unnamed): Promise<string> {
  const { type, document, given } = unnamed
  const { naming } = type
  switch (naming.kind) {
    case 'series':
      return byParts(unnamed, naming.parts)
    case 'naming series':
      return byParts(unnamed, chosenSeries(unnamed))
    case 'field':
      return usableName(type, document[naming.field])
    case 'prompt':
      return usableName(type, given)
    case 'opaque':
      return `${naming.prefix}${randomName(16)}`
    case 'autoincrement':
      return String(await nextNumber(unnamed.work, `${type.name} autoincrement`))
    case 'single':
      return type.name
    case 'hash':
      return randomName()
  }
}

/**
 * Names a new document: by number, after the document that it amends, by a rule of the organisation, by its type's
 * hooks, and then by its type. A client's own name counts only for types that prompt for one.
 */
async function nameDocument(unnamed: Unnamed): Promise<string> {
  const { type, amended } = unnamed
  const { kind } = type.naming
  if (kind === 'autoincrement' || kind === 'single') return byType(unnamed)
  if (amended) return usableName(type, amendedName(amended))
  const ruled = await byRule(unnamed)
  if (ruled !== null) return ruled
  const hooked = await unnamed.byHooks()
  return hooked === null ? byType(unnamed) : usableName(type, hooked)
}

/**
 * The next number of a series as a part of a module's own statement: one row `(current)`. The counter's row stays
 * locked until the end of the transaction, so that no number is given twice.
 */
export function nextOfSeries(prefix: string): RawBuilder<{ readonly current: number }> {
  return sql<{ current: number }>`insert into mela_series (prefix, current) values (${prefix}, 1)
    on conflict (prefix) do update set current = mela_series.current + 1 returning current`
}

/**
 * Events as a part of a module's own statement. `rows` selects an event's name and its payload as jsonb; the statement
 * must declare its changes beside it, because they wake the handlers.
 */
export function happened(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into mela_event (name, payload) ${rows}`
}
