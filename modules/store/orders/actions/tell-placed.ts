import type { Documents } from '#framework/documents'
import { longDate } from '#money/receipts'
import { asItStands } from '../doctypes/parcel.queries.ts'
import { orderPlaced } from '../rules/notices/parcel-notices.ts'
import { tellBuyer, type Telling } from './tell-buyer.ts'

/** Tells whoever ordered that the store has his order: what comes, and by when all of it was promised. */
export async function tellPlaced(
  documents: Documents,
  telling: Pick<Telling, 'order' | 'key' | 'place'>,
): Promise<void> {
  const { order, parcels } = await asItStands(documents, telling.order)
  const living = parcels.filter(({ state }) => state !== 'cancelled')
  const last = living
    .flatMap(({ promised_by }) => promised_by ?? [])
    .toSorted()
    .at(-1)
  const what = living.map(({ contents }) => contents ?? '').join('\n')
  const promised = last === undefined ? '–' : longDate(last, order.language ?? 'en')
  await tellBuyer(documents, { ...telling, notice: orderPlaced, values: { what, promised } })
}
