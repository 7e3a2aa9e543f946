import { listPath } from '../../data/document/desk-types.ts'
import type { Waiting } from '../../data/overview.ts'

/** The list of what waits, in the words of a list's address. */
export function waitingAddress({ doctype, field, values, late }: Omit<Waiting, 'count' | 'label'>): string {
  const state = values.length === 1 ? `${field}.is` : `${field}.any`
  const filters = new URLSearchParams([
    [state, values.join('|')],
    ...(late === null
      ? []
      : [
          [`${late.field}.set`, ''],
          [`${late.field}.to`, late.until],
        ]),
  ])
  return `${listPath(doctype)}?${filters.toString()}`
}
