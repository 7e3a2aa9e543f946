import { on } from '#framework/modules'
import {
  returnAsked,
  returnWithdrawn,
  type SellerNotice,
  parcelGivenUp,
  parcelToPrepare,
  piecesGivenUp,
} from '../rules/notices/seller-notices.ts'
import type { Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { Business, handlersOf } from '#store/businesses'
import { asItStands, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { Return } from '../doctypes/return.doctype.ts'

/** Steps of a return that are news to who answers it; the others are his own. */
const returnNotices: Readonly<Record<string, SellerNotice>> = {
  asked: returnAsked,
  withdrawn: returnWithdrawn,
}

/** Who sells hears what there is to do. */
export const sellerSubscriptions = [
  on('orders.placed', 'orders.tell_to_prepare', ({ payload }, documents) =>
    tellToPrepare(documents, String(payload['order'])),
  ),
  // Of what was never paid for nobody was told to prepare it.
  on('orders.parcel_cancelled', 'orders.tell_given_up', async ({ payload }, documents) => {
    if (payload['from'] !== 'awaiting payment') await tellGivenUp(documents, String(payload['parcel']))
  }),
  on('orders.pieces_cancelled', 'orders.tell_pieces_given_up', async ({ id, payload }, documents) => {
    if (payload['from'] === 'awaiting payment') return
    const { parcel, what, reason } = payload
    const told = { parcel: String(parcel), what: String(what), reason: String(reason) }
    await tellPiecesGivenUp(documents, { key: id, ...told })
  }),
  on('orders.return_moved', 'orders.tell_return_to_seller', async ({ payload }, documents) => {
    const notice = returnNotices[String(payload['state'])]
    if (notice) await tellReturn(documents, notice, String(payload['return']))
  }),
]

interface Telling {
  readonly notice: SellerNotice
  readonly business: string
  /** The document that is to be looked at. */
  readonly name: string
  /** Tells this time from every other; what is told of a document once has its name. */
  readonly key: string
  /** Where the desk shows it. */
  readonly link: string
  readonly values: { readonly what: string; readonly promised?: string; readonly reason?: string }
}

async function tell(
  documents: Documents,
  { notice, business, name, key, link, values }: Telling,
): Promise<void> {
  const people = await handlersOf(documents, business)
  const { business_name } = await documents.get(Business, business)
  const shown = { number: name, seller: business_name, promised: '–', reason: '–', ...values }
  await notify(documents, { event: notice, key, people, values: shown, link })
}

type ToldParcel = Pick<ParcelDoc, 'name' | 'business' | 'contents' | 'promised_by' | 'cancel_reason'>

function aboutParcel(notice: SellerNotice, parcel: ToldParcel): Telling {
  const { name, business, contents, promised_by, cancel_reason } = parcel
  const values = { what: contents ?? '', promised: promised_by ?? '–', reason: cancel_reason ?? '–' }
  return { notice, business, name, key: name, link: `/desk/parcel/${name}`, values }
}

/** Tells each seller of an order what he has to prepare: what he has begun by now he knows. `documents` acts as the system. */
async function tellToPrepare(documents: Documents, order: string): Promise<void> {
  const { parcels } = await asItStands(documents, order)
  for (const parcel of parcels)
    if (parcel.state === 'placed') await tell(documents, aboutParcel(parcelToPrepare, parcel))
}

/** Tells a seller that what he was told to prepare is not wanted any more. `documents` acts as the system. */
async function tellGivenUp(documents: Documents, parcel: string): Promise<void> {
  await tell(documents, aboutParcel(parcelGivenUp, await documents.get(Parcel, parcel)))
}

interface PiecesTold {
  readonly key: string
  readonly parcel: string
  readonly what: string
  readonly reason: string
}

/** Tells a seller that a parcel goes on with less than he was told to prepare. `documents` acts as the system. */
async function tellPiecesGivenUp(documents: Documents, told: PiecesTold): Promise<void> {
  const { key, parcel, what, reason } = told
  const about = aboutParcel(piecesGivenUp, await documents.get(Parcel, parcel))
  await tell(documents, { ...about, key, values: { what, reason } })
}

/** Tells a seller that a return waits for his answer, or does no longer. `documents` acts as the system. */
async function tellReturn(documents: Documents, notice: SellerNotice, name: string): Promise<void> {
  const { business, items, reason, note } = await documents.get(Return, name)
  const what = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
  const why = [reason, note].filter(Boolean).join(' – ')
  await tell(documents, {
    ...{ notice, business, name, key: name, link: `/desk/return/${name}` },
    values: { what, reason: why },
  })
}
