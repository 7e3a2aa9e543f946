import { method } from '#framework/modules'
import { forgetDelivery } from '#framework/events'
import { deliveryInput, deliveryAccess, settleDelivery } from './retry-delivery.ts'

/** Discards a delivery that was given up. */
export const discardDelivery = method({
  access: deliveryAccess,
  input: deliveryInput,
  managesOwnTransaction: true,
  run: (context) => settleDelivery(context, 'discarded', forgetDelivery),
})
