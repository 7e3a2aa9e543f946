import type { Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { Business, handlersOf } from '#store/businesses'
import { asItStands, type ParcelDoc } from '../doctypes/parcel.queries.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { Return } from '../doctypes/return.doctype.ts'
import {
  parcelGivenUp,
  parcelToPrepare,
  returnAsked,
  type SellerNotice,
} from '../rules/notices/seller-notices.ts'

interface Telling {
  readonly notice: SellerNotice
  readonly business: string
  /** The document that is to be looked at, and told of once. */
  readonly name: string
  /** Where the desk shows it. */
  readonly link: string
  readonly values: { readonly what: string; readonly promised?: string; readonly reason?: string }
}

async function tell(documents: Documents, { notice, business, name, link, values }: Telling): Promise<void> {
  const people = await handlersOf(documents, business)
  const { business_name } = await documents.get(Business, business)
  const shown = { number: name, seller: business_name, promised: '–', reason: '–', ...values }
  await notify(documents, { event: notice, key: name, people, values: shown, link })
}

type ToldParcel = Pick<ParcelDoc, 'name' | 'business' | 'contents' | 'promised_by' | 'cancel_reason'>

function aboutParcel(notice: SellerNotice, parcel: ToldParcel): Telling {
  const { name, business, contents, promised_by, cancel_reason } = parcel
  const values = { what: contents ?? '', promised: promised_by ?? '–', reason: cancel_reason ?? '–' }
  return { notice, business, name, link: `/desk/parcel/${name}`, values }
}

/** Tells each seller of an order what he has to prepare: what he has begun by now he knows. `documents` acts as the system. */
export async function tellToPrepare(documents: Documents, order: string): Promise<void> {
  const { parcels } = await asItStands(documents, order)
  for (const parcel of parcels)
    if (parcel.state === 'placed') await tell(documents, aboutParcel(parcelToPrepare, parcel))
}

/** Tells a seller that what he was told to prepare is not wanted any more. `documents` acts as the system. */
export async function tellGivenUp(documents: Documents, parcel: string): Promise<void> {
  await tell(documents, aboutParcel(parcelGivenUp, await documents.get(Parcel, parcel)))
}

/** Tells a seller that a return waits for his answer. `documents` acts as the system. */
export async function tellReturnAsked(documents: Documents, name: string): Promise<void> {
  const { business, items, reason, note } = await documents.get(Return, name)
  const what = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
  const why = [reason, note].filter(Boolean).join(' – ')
  await tell(documents, {
    ...{ notice: returnAsked, business, name, link: `/desk/return/${name}`, values: { what, reason: why } },
  })
}
