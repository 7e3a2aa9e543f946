import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { PeriodClose } from '#money/ledger'
import { taxErrors } from '../errors.ts'
import { TaxRate } from './tax-rate.doctype.ts'

async function requireOpen(documents: Documents, day: string | null): Promise<void> {
  if (day === null) return
  const [last] = await documents
    .asSystem()
    .find(PeriodClose, { fields: ['until'], order_by: 'until desc', limit: 1 })
  if (last && day <= last.until) throw taxErrors.rate_closed(last.until)
}

function requireOrder({
  valid_from,
  valid_until,
}: Pick<Doc<typeof TaxRate>, 'valid_from' | 'valid_until'>): void {
  if (valid_until !== null && valid_until < valid_from) throw taxErrors.rate_ends_first()
}

/** What was charged in closed books was charged at the rates of that time: these stay as they were. */
export const taxRateHooks = hooks(TaxRate, {
  async beforeSave({ previous, document, documents }) {
    requireOrder(document)
    await requireOpen(documents, changesFrom(previous, document))
    return {}
  },
  beforeDelete: (rate, { documents }) => requireOpen(documents, rate.valid_from),
})

/** A rate as it is dated. */
interface DatedRate {
  readonly valid_from: string
  readonly valid_until: string | null
  readonly rate: number
  readonly cess: number
}

/** The first day on which two wordings of a rate say different things; null when there is none. */
function changesFrom(previous: DatedRate | null, rate: DatedRate): string | null {
  if (previous === null) return rate.valid_from
  const isSame = previous.rate === rate.rate && previous.cess === rate.cess
  const [first = null] = [previous.valid_from, rate.valid_from].toSorted()
  if (!isSame || previous.valid_from !== rate.valid_from) return first
  if (previous.valid_until === rate.valid_until) return null
  return [previous.valid_until, rate.valid_until].flatMap((day) => day ?? []).toSorted()[0] ?? null
}
