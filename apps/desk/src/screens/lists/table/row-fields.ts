import type { DeskField } from '../../../data/document/type-meta.ts'

type Shown = Pick<DeskField, 'fieldname' | 'fieldtype'>

/** Says where a document stands: its state, else what is ticked. */
export const badgeOf = <Field extends Shown>(fields: readonly Field[]): Field | undefined =>
  fields.find(({ fieldtype }) => fieldtype === 'Select') ??
  fields.find(({ fieldtype }) => fieldtype === 'Check')

export const isAmount = ({ fieldtype }: Shown): boolean => fieldtype === 'Currency'

export const isDay = ({ fieldtype }: Shown): boolean => fieldtype === 'Date' || fieldtype === 'Datetime'

/** The columns without which a list tells too little: where it stands, how much it is, and when. */
export function tellingColumns<Field extends Shown>(fields: readonly Field[]): Field[] {
  return [badgeOf(fields), fields.find(isAmount), fields.find(isDay)].filter((field) => field !== undefined)
}

const mostWords = 2

/** What a row says beside its title and its badge: an amount and a day before all else. */
export function pickDetailFields<Field extends Shown>(fields: readonly Field[]): Field[] {
  const candidates = fields.filter(
    (field) => field.fieldtype !== 'Check' && field.fieldtype !== 'Attach Image',
  )
  const open = candidates.filter((field) => field !== badgeOf(fields))
  const first = [open.find(isAmount), open.find(isDay)].filter((field) => field !== undefined)
  return [...new Set([...first, ...open])].slice(0, mostWords)
}
