import { on } from '#framework/modules'
import { returnAsked, returnWithdrawn, type SellerNotice } from '../rules/notices/seller-notices.ts'
import { tellGivenUp, tellPiecesGivenUp, tellReturn, tellToPrepare } from './tell-seller.ts'

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
