import { documentEvents } from '#framework/events'
import { prepareRepeatedWrite } from '#framework/database'
import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { storedDocument, placeRows } from './stored-document.ts'
import { statusAfter, type Docstatus, type Step, type StateChange } from '../lifecycle/states.ts'
import { translateWriteFailure } from './write-failure.ts'
import { countChanges, difference, type Difference } from '../versions/diff.ts'
import { type NewVersion, hasVersions } from '../versions/version-chain.ts'
import { emission, updateStatement, type Emission, type PlacedRow } from './write-statements.ts'
import { actorOf, type Writing } from './writing.ts'

interface Changed {
  readonly step: Step
  readonly name: string
  readonly previous: Row
  readonly document: Row
  readonly stateChange: StateChange | null
}

const eventsByStep = {
  save: documentEvents.saved,
  submit: documentEvents.submitted,
  update: documentEvents.saved,
  cancel: documentEvents.cancelled,
} satisfies Readonly<Record<Step, unknown>>

const stateIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A table that was not sent is the list that was read: its rows are written only when their docstatus changes. */
function changedTables(type: DocType, { step, document, previous }: Changed): ReadonlySet<string> {
  const isStatusChanged = step === 'submit' || step === 'cancel'
  const tables = fieldsOf(type).filter(({ spec }) => isTable(spec))
  return new Set(
    tables
      .map(({ fieldname }) => fieldname)
      .filter((field) => isStatusChanged || document[field] !== previous[field]),
  )
}

function emissions(
  writing: Writing,
  { step, name, stateChange, document, previous }: Changed,
): readonly Emission[] {
  const doctype = writing.type.name
  const saved = emission(eventsByStep[step], { doctype, name })
  if (!stateChange) return [saved]
  const { field } = stateChange.machine
  const { action } = stateChange.transition
  const states = { field, from: stateIn(previous[field]), to: stateIn(document[field]) }
  const transition = { doctype, name, ...states, action, user: actorOf(writing) }
  return [saved, emission(documentEvents.transitioned, transition)]
}

interface After {
  readonly docstatus: Docstatus
  readonly fields: ReadonlySet<string>
  readonly rows: readonly PlacedRow[]
}

function differenceAfter(type: DocType, { previous, document }: Changed, after: After): Difference | null {
  const rowsIn = (field: string) =>
    after.rows.filter((placed) => placed.field === field).map(({ row }) => row)
  const tables: Row = Object.fromEntries([...after.fields].map((field) => [field, rowsIn(field)]))
  return difference(type, previous, { ...document, ...tables, docstatus: after.docstatus })
}

function versionOf(
  writing: Writing,
  { name, stateChange }: Changed,
  changes: Difference | null,
): NewVersion | null {
  const { type, work } = writing
  if (changes === null || !hasVersions(work, type)) return null
  const data = stateChange ? { ...changes, action: stateChange.transition.action } : changes
  return { type, name, user: actorOf(writing), data }
}

/** Writes a changed document with its rows, version and events, in one statement. */
export async function writeChanges(
  writing: Writing,
  change: Changed,
): Promise<{ readonly stored: Row; readonly isOnlyTransition: boolean }> {
  const { work, type } = writing
  const { name, document } = change
  const user = actorOf(writing)
  const docstatus = statusAfter(change.step)
  const fields = changedTables(type, change)
  const rows = placeRows(type, document).filter(({ field }) => fields.has(field))
  const changes = differenceAfter(type, change, { docstatus, fields, rows })
  const statement = updateStatement({ parent: type, name, user, docstatus }, document, {
    ...{ fields, rows },
    emissions: emissions(writing, change),
    version: versionOf(writing, change, changes),
  })
  const { rows: written } = await work.connection
    .executeQuery(prepareRepeatedWrite(statement.compile(work.connection)))
    .catch((error: unknown) => {
      throw translateWriteFailure({ registry: work.registry, type, name, document }, error)
    })
  const modified = written[0]?.modified ?? ''
  const stored = storedDocument({ type, document, fields, rows, user, modified, docstatus })
  return {
    stored,
    isOnlyTransition: change.stateChange !== null && changes !== null && countChanges(changes) === 1,
  }
}
