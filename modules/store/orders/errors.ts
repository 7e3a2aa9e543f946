import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { formatMoney, type Message, type MessageValues } from '#meta'
import { message, messages } from './messages.ts'

const error = errorFactory('orders', messages.en)

const plain = errorCatalogue('orders', messages.en, {
  empty_cart: { type: 'ValidationError' },
  ordered_already: {
    type: 'ValidationError',
    values: (order: string) => ({ order }),
  },
  changed: {
    type: 'ValidationError',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
  },
  online_payment_unavailable: {
    type: 'ValidationError',
    field: 'payment_choice',
  },
  gift_card_with_cash: { type: 'ValidationError', field: 'gift_card_code' },
  points_with_cash: { type: 'ValidationError', field: 'points' },
  points_changed: { type: 'ValidationError', field: 'points' },
  wallet_with_cash: { type: 'ValidationError', field: 'wallet_amount' },
  by_staff_alone: {
    type: 'PermissionError',
  },
  search_over: {
    type: 'LinkExpired',
  },
  wrong_token: { type: 'PermissionError' },
})

export const orderErrors = {
  ...plain,
  cart_problem: (reason: Message, field: string) =>
    error('cart_problem', { type: 'ValidationError', messages: [reason], field }),
  missing: (what: Message, field: string) =>
    error('missing', { type: 'ValidationError', messages: [what], field }),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}

const plainChangeErrors = errorCatalogue('orders', messages.en, {
  collection_not_found: { type: 'DoesNotExistError' },
  package_not_found: { type: 'DoesNotExistError', field: 'fulfilment' },
  package_not_there: { type: 'ValidationError', field: 'fulfilment' },
  nothing_chosen: {
    type: 'ValidationError',
    field: 'items',
  },
  packed_already: {
    type: 'ValidationError',
  },
  nothing_to_cancel: { type: 'ValidationError' },
  no_carrier: {
    type: 'ValidationError',
    field: 'carrier',
  },
  not_delivered: {
    type: 'ValidationError',
    field: 'items',
  },
  several_fulfilments: {
    type: 'ValidationError',
    field: 'items',
  },
  no_shop: {
    type: 'ValidationError',
    field: 'refund_to',
  },
  no_refund_to: {
    type: 'MandatoryError',
    field: 'refund_to',
  },
  no_cash_refund_due: {
    type: 'ValidationError',
  },
  no_reason: { type: 'MandatoryError', field: 'reason' },
  no_refusal_reason: {
    type: 'MandatoryError',
    field: 'answer',
  },
  return_over: {
    type: 'ValidationError',
  },
  not_in_transit: { type: 'ValidationError' },
  not_carrier_delivered: {
    type: 'ValidationError',
  },
  closed_already: {
    type: 'ValidationError',
  },
  sent_back_already: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
  },
  collected_already: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
  },
  no_undelivered_reason: {
    type: 'MandatoryError',
    field: 'undelivered_reason',
  },
  unknown_photo: {
    type: 'ValidationError',
    field: 'photos',
  },
  unknown_return: { type: 'DoesNotExistError' },
  return_not_answered: {
    type: 'ValidationError',
  },
  return_not_received: {
    type: 'ValidationError',
  },
  return_is_over: { type: 'ValidationError' },
  document_not_found: { type: 'DoesNotExistError' },
  clock: {
    type: 'ValidationError',
    values: (last: string, today: string) => ({ last, today }),
  },
  nothing_is_sold: {
    type: 'ValidationError',
  },
  fixed: { type: 'ValidationError' },
  repriced: {
    type: 'ValidationError',
  },
  nothing_changed: { type: 'ValidationError' },
  not_sent: {
    type: 'ValidationError',
  },
  nothing_to_refund: {
    type: 'ValidationError',
  },
  no_refund_reason: {
    type: 'MandatoryError',
    field: 'reason',
  },
  refund_is_over: { type: 'ValidationError' },
  unknown_refund: { type: 'DoesNotExistError' },
  no_exchange: {
    type: 'ValidationError',
    field: 'items',
  },
})

type Key = Parameters<typeof error>[0]

const changeErrorAt = (key: Key, values: MessageValues, field: string) =>
  error(key, { type: 'ValidationError', values, field })

interface AvailableQuantity {
  readonly left: number
  readonly pending: number
}

function tooMany(title: string, { left, pending }: AvailableQuantity): Message {
  if (left > 0) return message('orders.quantity_left', { title, left })
  return message(pending > 0 ? 'orders.all_in_return' : 'orders.none_left', { title })
}

export type Unserved = 'address' | 'way' | 'cash'

export const changeErrors = {
  ...plainChangeErrors,
  waits_for_stock: (items: string, day: string) =>
    error('waits_for_stock', { type: 'ValidationError', values: { items, day } }),
  unpaid: (amount: number) =>
    error('unpaid', {
      type: 'ValidationError',
      values: { amount: formatMoney(amount, 'INR', 'en') },
    }),
  not_served: (why: Unserved, itemNames: string) =>
    error('not_served', {
      type: 'ValidationError',
      messages: [message(`orders.not_served.${why}`, { items: itemNames })],
      field: 'address.zipcode',
    }),
  unknown_line: (field: string) => changeErrorAt('unknown_line', {}, field),
  no_quantity: (field: string) => changeErrorAt('no_quantity', {}, field),
  too_many_pieces: (title: string, there: AvailableQuantity, field: string) =>
    error('too_many_pieces', { type: 'ValidationError', messages: [tooMany(title, there)], field }),
  allowance_too_large: (most: number) =>
    changeErrorAt('allowance_too_large', { most: formatMoney(most, 'INR', 'en') }, 'allowance'),
  not_for_sale: (field: string) => changeErrorAt('not_for_sale', {}, field),
  other_package: (title: string, field: string) => changeErrorAt('other_package', { title }, field),
  not_for_cash: (title: string, field: string) => changeErrorAt('not_for_cash', { title }, field),
  wrong_quantity: (most: number, field: string) => changeErrorAt('wrong_quantity', { most }, field),
  not_returnable: (title: string, field: string) => changeErrorAt('not_returnable', { title }, field),
  return_too_late: (title: string, field: string) => changeErrorAt('return_too_late', { title }, field),
}
