import { addDays } from '#meta'
import type { ScheduleLine } from '../instalment/create-instalments.ts'

/** Days after the first of the school year: in June, October and January. */
const terms = [
  { label: 'First term', after: 14, share: 4 },
  { label: 'Second term', after: 130, share: 3 },
  { label: 'Third term', after: 223, share: 3 },
] as const

/** A year's price in three terms: four tenths, and twice three. */
export function createDemoInstalments(startsOn: string, amount: number): readonly ScheduleLine[] {
  return terms.map(({ label, after, share }) => ({
    label,
    due_on: addDays(startsOn, after),
    amount: Math.round((amount * share) / 10),
  }))
}
