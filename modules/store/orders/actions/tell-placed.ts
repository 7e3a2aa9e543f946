import type { Documents } from '#framework/documents'
import { longDate } from '#money/receipts'
import { asItStands } from '../doctypes/parcel.queries.ts'
import { orderPlaced } from '../rules/notices/parcel-notices.ts'
import { isGone } from '../rules/parcel-states.ts'
import { tellBuyer, type Telling } from './tell-buyer.ts'

/** Said where nobody knows yet by when it comes. */
const noPromise = {
  en: 'we write to you when it leaves',
  hi: 'रवाना होने पर हम लिखेंगे',
  ta: 'அனுப்பும்போது எழுதுவோம்',
} as const

/** Tells whoever ordered that the store has his order: what comes, and by when all of it was promised. */
export async function tellPlaced(
  documents: Documents,
  telling: Pick<Telling, 'order' | 'key' | 'place'>,
): Promise<void> {
  const { order, parcels } = await asItStands(documents, telling.order)
  const living = parcels.filter(({ state }) => !isGone(state))
  const last = living
    .flatMap(({ promised_by }) => promised_by ?? [])
    .toSorted()
    .at(-1)
  const what = living.map(({ contents }) => contents ?? '').join('\n')
  const language = order.language ?? 'en'
  const promised = last === undefined ? noPromise[language] : longDate(last, language)
  await tellBuyer(documents, { ...telling, notice: orderPlaced, values: { what, promised } })
}
