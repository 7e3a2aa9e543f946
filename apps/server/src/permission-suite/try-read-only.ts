import { fieldsOf, isTable, type DocType, type ResolvedField } from '#framework/doctypes'
import { File } from '#framework/files'
import { isLayout } from '#meta'
import { isDeclared, isEverDeclared, type StoredRow } from './declared-access.ts'
import { addressOf, valueIn } from './request-paths.ts'
import { isSingle } from './seed-rows.ts'
import { nameOf, rowsOf, type Difference, type Trial } from './trial.ts'

interface ReadOnlyTry {
  readonly field: string
  readonly body: Readonly<Record<string, unknown>>
}

const texts: Readonly<Record<string, string>> = {
  Date: '2031-05-06',
  Datetime: '2031-05-06 07:08:09',
  Time: '07:08:09',
  JSON: '{"changed":1}',
  Phone: '+919800000099',
}

const numeric = new Set(['Int', 'Float', 'Currency', 'Percent', 'Duration'])

function otherNumber({ fieldtype, min }: ResolvedField, current: unknown): number | null {
  if (fieldtype === 'Check') return current === 1 ? 0 : 1
  if (fieldtype === 'Rating') return current === 0.5 ? 1 : 0.5
  return numeric.has(fieldtype) ? Math.max(Number(current ?? 0), min ?? 0) + 7 : null
}

function otherValue(field: ResolvedField, current: unknown): unknown {
  const { fieldtype, spec } = field
  if (isTable(spec)) return [{}]
  const choice = spec.choices.find((one) => one !== current)
  return otherNumber(field, current) ?? (fieldtype === 'Select' ? choice : texts[fieldtype]) ?? 'changed'
}

const readOnlyOf = (type: DocType, levels: ReadonlySet<number>): readonly ResolvedField[] =>
  fieldsOf(type).filter(
    ({ fieldname, fieldtype, level, spec }) =>
      !isLayout(fieldtype) &&
      spec.options.readOnly === true &&
      spec.options.fetchFrom === undefined &&
      fieldname !== type.states?.field &&
      levels.has(level),
  )

function rowTries(field: ResolvedField, levels: ReadonlySet<number>): readonly ReadOnlyTry[] {
  const { spec, fieldname, min } = field
  if (!isTable(spec) || spec.options.readOnly === true || !levels.has(field.level)) return []
  return readOnlyOf(spec.child, levels).map((inRow) => {
    const row = { [inRow.fieldname]: otherValue(inRow, inRow.spec.initial) }
    return { field: inRow.fieldname, body: { [fieldname]: Array.from({ length: min ?? 1 }, () => row) } }
  })
}

function readOnlyTries(
  type: DocType,
  levels: ReadonlySet<number>,
  row: StoredRow | null,
): readonly ReadOnlyTry[] {
  const own = readOnlyOf(type, levels).map((field) => {
    const current = row === null ? field.spec.initial : row[field.fieldname]
    return { field: field.fieldname, body: { [field.fieldname]: otherValue(field, current) } }
  })
  return [...own, ...fieldsOf(type).flatMap((field) => rowTries(field, levels))]
}

export function levelsFor(
  type: DocType,
  verb: 'write' | 'create',
  { requester }: Trial,
): ReadonlySet<number> {
  const grants = requester.roles.flatMap((role) => type.access[role] ?? [])
  return new Set(grants.filter(({ verbs }) => verbs[verb] !== undefined).flatMap(({ levels }) => levels))
}

const isRefused = (response: { status: number; body: unknown }, field: string): boolean =>
  response.status === 417 &&
  valueIn(response.body, 'code') === 'documents.read_only' &&
  valueIn(response.body, 'field') === field

function writableRow(type: DocType, trial: Trial): StoredRow | undefined {
  const { requester, world } = trial
  if (type.appendOnly) return undefined
  return rowsOf(type, trial).find((row) => isDeclared(type, 'write', { requester, world, row }))
}

async function tryChanged(type: DocType, trial: Trial): Promise<readonly (Difference | null)[]> {
  const row = writableRow(type, trial)
  if (!row) return []
  const address = addressOf(type, nameOf(row))
  const tries = readOnlyTries(type, levelsFor(type, 'write', trial), row)
  return Promise.all(
    tries.map(async ({ field, body }): Promise<Difference | null> => {
      const response = await trial.client.put(address, body)
      return isRefused(response, field) ? null : [type.name, 'PUT', field, 'refused', response.body]
    }),
  )
}

async function tryMade(type: DocType, trial: Trial): Promise<readonly (Difference | null)[]> {
  if (isSingle(type) || type === File || !isEverDeclared(type, 'create', trial.requester)) return []
  const tries = readOnlyTries(type, levelsFor(type, 'create', trial), null)
  return Promise.all(
    tries.map(async ({ field, body }): Promise<Difference | null> => {
      const response = await trial.client.post(addressOf(type), body)
      return isRefused(response, field) ? null : [type.name, 'POST', field, 'refused', response.body]
    }),
  )
}

export async function trySentBack(type: DocType, trial: Trial): Promise<readonly (Difference | null)[]> {
  const row = writableRow(type, trial)
  if (!row) return []
  const address = addressOf(type, nameOf(row))
  const { status, data } = await trial.client.get(address)
  if (status !== 200) return []
  const { body } = await trial.client.put(address, data)
  const isHeldBack = valueIn(body, 'code') === 'documents.read_only'
  return [isHeldBack ? [type.name, 'sent back', nameOf(row), 'taken', body] : null]
}

export async function tryReadOnly(type: DocType, trial: Trial): Promise<readonly (Difference | null)[]> {
  return [await tryChanged(type, trial), await tryMade(type, trial)].flat()
}
