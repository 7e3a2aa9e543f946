import { errorCatalogue, errorFactory } from '#framework/errors'
import { messages } from './messages.ts'

const error = errorFactory('promotions', messages.en)

const plain = errorCatalogue('promotions', messages.en, {
  no_percent: { type: 'ValidationError', field: 'percent' },
  no_amount: { type: 'ValidationError', field: 'amount' },
  empty_bundle: { type: 'ValidationError', field: 'items' },
  empty_item: { type: 'ValidationError', field: 'items' },
  no_such_places: { type: 'ValidationError', field: 'places' },
  ends_first: { type: 'ValidationError', field: 'ends_at' },
  day_ends_first: { type: 'ValidationError', field: 'to_time' },
  not_a_code: { type: 'ValidationError', field: 'code' },
  not_a_prefix: { type: 'ValidationError', field: 'prefix' },
  unknown_promotion: { type: 'DoesNotExistError', field: 'promotion' },
  unknown_batch: { type: 'DoesNotExistError', field: 'name' },
  not_for_this_customer: { type: 'ValidationError', field: 'coupon_code' },
})

export const promotionErrors = {
  ...plain,
  no_quantity: (field: 'buy_quantity' | 'get_quantity') =>
    error('no_quantity', { type: 'ValidationError', field }),
  /** `field` is null for a promotion that applied without a code. */
  used_up_meanwhile: (field: string | null) =>
    error('used_up_meanwhile', { type: 'ValidationError', ...(field === null ? {} : { field }) }),
}
