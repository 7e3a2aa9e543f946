import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { PeriodClose } from '#money/ledger'
import { taxErrors } from '../errors.ts'
import { changesFrom } from '../rules/changes-from.ts'
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
  beforeDelete: (rate, documents) => requireOpen(documents, rate.valid_from),
})
