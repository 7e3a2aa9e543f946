import {
  type DocType,
  type Verb,
  columnsOf,
  fieldsOf,
  isTable,
  type ResolvedField,
} from '#framework/doctypes'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import { canSetLevel, isAdministrator } from '#framework/permissions'
import { requireNoCycle, type Row } from '#framework/queries'
import { asSeenBy } from './stored-document.ts'
import { requireLiveLinks, requireNotLinked, requireDynamicLinks } from '../links/link-integrity.ts'
import { lifecycleStep, type Step, transitionBetween } from '../lifecycle/states.ts'
import { draft } from './draft.ts'
import { withFetched } from '../links/fetch-values.ts'
import { isMissing } from '#meta'
import { isSameValue } from '../versions/diff.ts'
import { readDocument } from '../reads/read-document.ts'
import { requireReachableLinks } from '../links/reachable-links.ts'
import { writeChanges } from './write-changes.ts'
import {
  hooksOf,
  recordChange,
  requireReach,
  requireVerb,
  runAfterSave,
  runBeforeSave,
  type Writing,
  contextOf,
} from './writing.ts'

const verbs: Readonly<Record<Step, Verb | null>> = {
  save: null,
  submit: 'submit',
  update: 'submit',
  cancel: 'cancel',
}

const kinds = { save: 'saved', submit: 'submitted', update: 'saved', cancel: 'cancelled' } as const

/**
 * Refuses a save when `modified` differs from the client's. Compared as text, exactly as the client received it: any
 * difference means another save in between.
 */
export function requireUnchanged(type: DocType, stored: Row, seen: unknown): void {
  if (seen !== undefined && seen !== null && seen !== stored['modified'])
    throw documentErrors.timestampMismatch(type.name, String(stored['name']))
}

interface Saving {
  readonly step: Step
  readonly name: string
  readonly previous: Row
  readonly document: Row
}

/** A name that comes from a field keeps that field's value: only renaming changes either. */
function named(type: DocType, name: string, document: Row): Row {
  return type.naming.kind === 'field' ? { ...document, [type.naming.field]: name } : document
}

async function prepareCancellation(writing: Writing, { name, document }: Saving): Promise<Row> {
  const { work, type } = writing
  await requireNotLinked(work, type, name)
  for (const hook of hooksOf(writing)) await hook.beforeCancel(document, contextOf(writing))
  return document
}

async function prepare(writing: Writing, saving: Saving): Promise<Row> {
  const { work, type } = writing
  const { step, previous } = saving
  requireConstants(type, saving)
  if (step === 'update' || step === 'cancel') requireFixed(type, saving)
  if (step === 'cancel') return prepareCancellation(writing, saving)
  const fetched = step === 'update' ? saving.document : await withFetched(work, type, saving.document)
  const document = await runBeforeSave(writing, previous, fetched)
  await requireLiveLinks(work, type, document)
  await requireDynamicLinks(writing, previous, document)
  if (step === 'submit')
    for (const hook of hooksOf(writing))
      await hook.beforeSubmit({ previous, document, ctx: contextOf(writing) })
  return document
}

async function runAfter(writing: Writing, { step, previous, document }: Saving): Promise<void> {
  if (step === 'cancel') {
    for (const hook of hooksOf(writing)) await hook.afterCancel(document, contextOf(writing))
    return
  }
  await runAfterSave(writing, previous, document)
  if (step !== 'submit') return
  for (const hook of hooksOf(writing)) await hook.afterSubmit({ previous, document, ctx: contextOf(writing) })
}

async function begin(writing: Writing, name: string, changes: Row): Promise<Saving> {
  const { work, caller, type } = writing
  if (type.appendOnly) throw documentErrors.notPermitted('write', type.name)
  const previous = await readDocument(work, caller, {
    type,
    name,
    verb: 'write',
    isLocked: true,
    isUnfiltered: true,
  })
  requireUnchanged(type, previous, changes['modified'])
  const step = lifecycleStep({ type, name, from: Number(previous['docstatus']), to: changes['docstatus'] })
  const verb = verbs[step]
  if (verb) await requireVerb(writing, verb, name)
  const canSet = canSetLevel(type, 'write', caller)
  const drafted = draft(type, changes, { stored: previous, canSet, isSystem: isAdministrator(caller) })
  return { step, name, previous, document: named(type, name, { ...previous, ...drafted }) }
}

/**
 * Changes a document under its lock; fields not given stay unchanged. A `docstatus` among them submits (1) or cancels
 * (2).
 */
export async function saveDocument(writing: Writing, name: string, changes: Row): Promise<Row> {
  const { caller, type } = writing
  const saving = await begin(writing, name, changes)
  const { step, previous } = saving
  await requireReachableLinks(writing, saving.document, [previous])
  const document = await prepare(writing, saving)
  const stateChange = transitionBetween(type, { previous, document }, caller)
  await requireNoCycle(writing.work.connection, { type, name, previous, document })
  const { stored, isOnlyTransition } = await writeChanges(writing, { ...saving, document, stateChange })
  recordChange(writing, name, kinds[step])
  // A transition of the table may move the document out of the caller's scope; other changes with it may not.
  if (!isOnlyTransition) await requireReach(writing, 'write', name)
  await runAfter(writing, { ...saving, document: stored })
  return asSeenBy(caller, type, stored)
}

interface Change {
  readonly previous: Row
  readonly document: Row
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function rowsOf(document: Row, field: string): readonly Row[] {
  const rows: unknown = document[field]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

/** Clients read 0 for a null number, and send it back with the rest of the document. */
function isChanged(type: DocType, { fieldname, fieldtype }: ResolvedField, change: Change): boolean {
  const isZero = columnsOf(type).get(fieldname)?.isZeroWhenEmpty === true
  const valueIn = (row: Row) => (isZero ? (row[fieldname] ?? 0) : row[fieldname])
  return !isSameValue(fieldtype, valueIn(change.previous), valueIn(change.document))
}

function remainingRows(field: string, { previous, document }: Change): readonly Change[] {
  const earlier = new Map(rowsOf(previous, field).map((row) => [row['name'], row]))
  return rowsOf(document, field).flatMap((row) => {
    const stood = earlier.get(row['name'])
    return stood ? [{ previous: stood, document: row }] : []
  })
}

function requireConstants(type: DocType, change: Change): void {
  for (const field of fieldsOf(type)) {
    const { spec, fieldname } = field
    if (isTable(spec)) for (const row of remainingRows(fieldname, change)) requireConstants(spec.child, row)
    else if (
      spec.options.setOnlyOnce &&
      !isMissing(change.previous[fieldname]) &&
      isChanged(type, field, change)
    )
      throw documentErrors.constant(field)
  }
}

function hasSameRows(field: string, { previous, document }: Change): boolean {
  const names = (row: Row) => rowsOf(row, field).map(({ name }) => name)
  const [before, after] = [names(previous), names(document)]
  return before.length === after.length && before.every((name, index) => name === after[index])
}

function requireFixedTable(field: ResolvedField, child: DocType, change: Change): void {
  if (change.previous[field.fieldname] === change.document[field.fieldname]) return
  if (!hasSameRows(field.fieldname, change)) throw lifecycleErrors.fixed(field)
  for (const row of remainingRows(field.fieldname, change)) requireFixed(child, row)
}

function requireFixed(type: DocType, change: Change): void {
  for (const field of fieldsOf(type)) {
    const { spec, fieldname } = field
    if (spec.options.allowOnSubmit || fieldname === type.states?.field) continue
    if (isTable(spec)) requireFixedTable(field, spec.child, change)
    else if (columnsOf(type).has(fieldname) && isChanged(type, field, change))
      throw lifecycleErrors.fixed(field)
  }
}
