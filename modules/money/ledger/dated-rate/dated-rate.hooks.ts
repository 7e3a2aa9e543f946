import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { ledgerErrors } from '../errors.ts'
import { DatedRate } from './dated-rate.doctype.ts'
import { PeriodClose } from '../period-close/period-close.doctype.ts'

type Rate = Doc<typeof DatedRate>

function findFirstChangedDay(previous: Rate | null, rate: Rate): string | null {
  if (!previous) return rate.valid_from
  const isSame = previous.percent === rate.percent && previous.fixed === rate.fixed
  const days = [previous.valid_from, rate.valid_from].toSorted()
  if (!isSame || previous.valid_from !== rate.valid_from) return days[0] ?? null
  if (previous.valid_until === rate.valid_until) return null
  return [previous.valid_until, rate.valid_until].flatMap((day) => day ?? []).toSorted()[0] ?? null
}

async function requireOpenPeriod(documents: Documents, day: string | null): Promise<void> {
  if (day === null) return
  const [last] = await documents
    .asSystem()
    .find(PeriodClose, { fields: ['until'], order_by: 'until desc', limit: 1 })
  if (last && day <= last.until) throw ledgerErrors.rate_closed(last.until)
}

export const datedRateHooks = hooks(DatedRate, {
  async beforeSave({ previous, document, documents }) {
    if (document.percent === null && document.fixed === null) throw ledgerErrors.rate_empty()
    if (document.valid_until !== null && document.valid_until < document.valid_from)
      throw ledgerErrors.rate_ends_first()
    await requireOpenPeriod(documents, findFirstChangedDay(previous, document))
    return {}
  },
  beforeDelete: (rate, { documents }) => requireOpenPeriod(documents, rate.valid_from),
})
