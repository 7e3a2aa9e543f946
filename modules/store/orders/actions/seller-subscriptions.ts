import { on } from '#framework/modules'
import { tellGivenUp, tellReturnAsked, tellToPrepare } from './tell-seller.ts'

/** Who sells hears what there is to do. */
export const sellerSubscriptions = [
  on('orders.placed', 'orders.tell_to_prepare', ({ payload }, documents) =>
    tellToPrepare(documents, String(payload['order'])),
  ),
  on('orders.parcel_cancelled', 'orders.tell_given_up', async ({ payload }, documents) => {
    // Of what was never paid for nobody was told to prepare it.
    if (payload['from'] !== 'awaiting payment') await tellGivenUp(documents, String(payload['parcel']))
  }),
  on('orders.return_moved', 'orders.tell_return_asked', async ({ payload }, documents) => {
    if (payload['state'] === 'asked') await tellReturnAsked(documents, String(payload['return']))
  }),
]
