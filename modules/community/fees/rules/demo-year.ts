import { addDays } from '#meta'
import type { ScheduledPart } from './make-instalments.ts'

/** Days after the first of the school year: in June, October and January. */
const terms = [
  { label: 'First term', after: 14, share: 4 },
  { label: 'Second term', after: 130, share: 3 },
  { label: 'Third term', after: 223, share: 3 },
] as const

/** A year's price in three terms: four tenths, and twice three. */
export function yearParts(startsOn: string, amount: number): readonly ScheduledPart[] {
  return terms.map(({ label, after, share }) => ({
    label,
    due_on: addDays(startsOn, after),
    amount: Math.round((amount * share) / 10),
  }))
}
