import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { PeriodClose } from '#money/ledger'
import { taxErrors } from '../errors.ts'
import { TaxRate } from './tax-rate.doctype.ts'
import { TaxClass } from './tax-class.doctype.ts'

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

/** Refuses changes to rates that apply to closed accounting periods. */
export const taxRateHooks = hooks(TaxRate, {
  async beforeSave({ previous, document, documents }) {
    requireOrder(document)
    await requireOpen(documents, changesFrom(previous, document))
    return {}
  },
  beforeDelete: (rate, { documents }) => requireOpen(documents, rate.valid_from),
})

interface DatedRate {
  readonly valid_from: string
  readonly valid_until: string | null
  readonly rate: number
  readonly cess: number
}

/** Returns the first day on which two versions of a rate differ; null when they do not. */
function changesFrom(previous: DatedRate | null, rate: DatedRate): string | null {
  if (previous === null) return rate.valid_from
  const isSame = previous.rate === rate.rate && previous.cess === rate.cess
  const [first = null] = [previous.valid_from, rate.valid_from].toSorted()
  if (!isSame || previous.valid_from !== rate.valid_from) return first
  if (previous.valid_until === rate.valid_until) return null
  return [previous.valid_until, rate.valid_until].flatMap((day) => day ?? []).toSorted()[0] ?? null
}

async function others(documents: Documents, name: string, where: { readonly is_default?: 1 }) {
  const found = await documents.asSystem().find(TaxClass, { where, fields: ['name'], order_by: 'name asc' })
  return found.filter((other) => other.name !== name)
}

/** Products without a class use the default class, so one must exist; another class may replace it. */
export const taxClassHooks = hooks(TaxClass, {
  async beforeSave({ previous, document, documents }) {
    const isGivenUp = previous?.is_default === 1 && document.is_default === 0
    if (isGivenUp && (await others(documents, document.name, { is_default: 1 })).length === 0)
      throw taxErrors.last_default(document.name)
    return {}
  },
  async afterSave({ previous, document, documents }) {
    if (document.is_default === 0 || previous?.is_default === 1) return
    for (const { name } of await others(documents, document.name, { is_default: 1 }))
      await documents.asSystem().save(TaxClass, name, { is_default: 0 })
  },
  async beforeDelete({ name, is_default }, { documents }) {
    if (is_default === 1 && (await others(documents, name, {})).length > 0) throw taxErrors.last_default(name)
  },
})
