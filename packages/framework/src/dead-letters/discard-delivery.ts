import { method } from '#framework/modules'
import { forgetDelivery } from '#framework/events'
import { input, access, settle } from './retry-delivery.ts'

/** Discards a delivery that was given up. */
export const discardDelivery = method({
  access,
  input,
  managesOwnTransaction: true,
  run: (context) => settle(context, 'discarded', forgetDelivery),
})
