import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { listFields } from '../list-fields.ts'

const usualColumns = 5

export const mostColumns = 10

export function possibleColumns(meta: TypeMeta): DeskField[] {
  return listFields(meta).filter(
    ({ fieldname }) => fieldname !== meta.titleField && fieldname !== 'modified' && fieldname !== 'name',
  )
}

function usualColumnsOf(meta: TypeMeta): DeskField[] {
  const listed = possibleColumns(meta).filter((field) => field.isInList)
  const selected = new Set([...new Set([...tellingColumns(meta, listed), ...listed])].slice(0, usualColumns))
  return listed.filter((field) => selected.has(field))
}

/** Returns true for a list sorted by time with few columns, which reads like a log. */
export const isByTime = ({ sort }: Pick<TypeMeta, 'sort'>, fields: readonly DeskField[]): boolean =>
  sort.field === 'creation' && fields.length < usualColumns && !fields.some(isDay)

export function shownListColumns(meta: TypeMeta, chosen: readonly string[] | null): DeskField[] {
  if (chosen === null) return usualColumnsOf(meta)
  const possible = new Map(possibleColumns(meta).map((field) => [field.fieldname, field]))
  return chosen.flatMap((name) => possible.get(name) ?? []).slice(0, mostColumns)
}

export function toggleColumn(chosen: readonly string[], name: string): string[] {
  return chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]
}

export function moveColumnForward(chosen: readonly string[], name: string): string[] {
  const from = chosen.indexOf(name)
  return from < 1 ? [...chosen] : chosen.toSpliced(from, 1).toSpliced(from - 1, 0, name)
}

type ShownField = Pick<DeskField, 'fieldname' | 'fieldtype'>

type Badged = Pick<TypeMeta, 'statusField'>

/** Returns the field of a row's badge: the status that the type declares, or the first choice, or the first box. */
export function badgeOf<Field extends ShownField>(
  { statusField }: Badged,
  fields: readonly Field[],
): Field | undefined {
  const ofType = (wanted: string) => fields.find(({ fieldtype }) => fieldtype === wanted)
  return fields.find(({ fieldname }) => fieldname === statusField) ?? ofType('Select') ?? ofType('Check')
}

export const isAmount = ({ fieldtype }: ShownField): boolean => fieldtype === 'Currency'

export const isDay = ({ fieldtype }: ShownField): boolean => fieldtype === 'Date' || fieldtype === 'Datetime'

export function tellingColumns<Field extends ShownField>(meta: Badged, fields: readonly Field[]): Field[] {
  return [badgeOf(meta, fields), fields.find(isAmount), fields.find(isDay)].filter(
    (field) => field !== undefined,
  )
}

const maxDetails = 2

export function pickDetailFields<Field extends ShownField>(meta: Badged, fields: readonly Field[]): Field[] {
  const candidates = fields.filter(
    (field) => field.fieldtype !== 'Check' && field.fieldtype !== 'Attach Image',
  )
  const open = candidates.filter((field) => field !== badgeOf(meta, fields))
  const first = [open.find(isAmount), open.find(isDay)].filter((field) => field !== undefined)
  return [...new Set([...first, ...open])].slice(0, maxDetails)
}

export function rowClass(isChosen: boolean | undefined, isFresh: boolean): string {
  return [isChosen ? 'is-chosen' : '', isFresh ? 'is-fresh' : ''].join(' ').trim()
}
