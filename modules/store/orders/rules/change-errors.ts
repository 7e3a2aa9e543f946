import { DialectError, errorCatalogue } from '#framework/errors'
import { formatMoney, sentence, type Said } from '#meta'

const plain = errorCatalogue('orders', {
  nothing_chosen: {
    type: 'ValidationError',
    message: () => 'Choose what it is about, each thing once',
    field: 'items',
  },
  packed_already: {
    type: 'ValidationError',
    message: () => 'This is packed already. Send it back when it has come.',
  },
  nothing_to_cancel: { type: 'ValidationError', message: () => 'There is nothing left to cancel' },
  no_carrier: {
    type: 'ValidationError',
    message: () => 'Say who takes the parcel there before it is shipped',
    field: 'carrier',
  },
  not_delivered: {
    type: 'ValidationError',
    message: () => 'Only what has come can be sent back',
    field: 'items',
  },
  several_parcels: {
    type: 'ValidationError',
    message: () => 'Send back what came in one parcel, and the rest by itself',
    field: 'items',
  },
  no_shop: {
    type: 'ValidationError',
    message: () => 'There is no shop to collect the money at',
    field: 'refund_to',
  },
  no_refund_to: {
    type: 'MandatoryError',
    message: () => 'Choose where the money goes',
    field: 'refund_to',
  },
  nothing_by_hand: {
    type: 'ValidationError',
    message: () => 'No cash refund is due for this order',
  },
  no_reason: { type: 'MandatoryError', message: () => 'Say why you send it back', field: 'reason' },
  no_refusal_reason: {
    type: 'MandatoryError',
    message: () => 'Say why it is refused: the buyer reads it',
    field: 'answer',
  },
  return_over: {
    type: 'ValidationError',
    message: () => 'This return is over: what was decided of it stays as it is',
  },
  not_on_its_way: { type: 'ValidationError', message: () => 'Only what is on its way comes back or is lost' },
  never_brought: {
    type: 'ValidationError',
    message: () => 'Only what a carrier brings can be on its way again',
  },
  closed_already: {
    type: 'ValidationError',
    message: () => 'This order is closed: what was delivered of it stays delivered',
  },
  sent_back_already: {
    type: 'ValidationError',
    message: (name: string) => sentence`It was delivered: the return ${name} was asked for since`,
  },
  collected_already: {
    type: 'ValidationError',
    message: (name: string) => sentence`It was delivered: its cash was collected (${name})`,
  },
  no_undelivered_reason: {
    type: 'MandatoryError',
    message: () => 'Say why it did not arrive: the buyer reads it',
    field: 'undelivered_reason',
  },
  unknown_photo: {
    type: 'ValidationError',
    message: () => 'One of these pictures was not uploaded for this order',
    field: 'photos',
  },
  unknown_return: { type: 'DoesNotExistError', message: () => 'There is no such return' },
  return_not_answered: {
    type: 'ValidationError',
    message: () => 'This return must be approved and received first',
  },
  return_not_received: {
    type: 'ValidationError',
    message: () => 'This return must be received first',
  },
  return_is_over: { type: 'ValidationError', message: () => 'This return cannot be taken back any more' },
  no_paper: { type: 'DoesNotExistError', message: () => 'There is no such paper, or you cannot open it' },
  clock: {
    type: 'ValidationError',
    message: (last: string, today: string) =>
      sentence`The last paper of this seller is dated ${last}, and today is ${today}: the clock must be wrong`,
  },
  nothing_is_sold: {
    type: 'ValidationError',
    message: () => 'Nothing of this order is sold any more',
  },
  fixed: { type: 'ValidationError', message: () => 'This order cannot be changed any more' },
  repriced: {
    type: 'ValidationError',
    message: () => 'What it costs has changed meanwhile. Please look at it again.',
  },
  nothing_changed: { type: 'ValidationError', message: () => 'Nothing would be changed' },
  not_sent: {
    type: 'ValidationError',
    message: () => 'Nothing of it has left yet: cancel it, and what was paid goes back',
  },
  nothing_to_pay_back: {
    type: 'ValidationError',
    message: () => 'Choose pieces, the delivery or a part of the price to be paid back',
  },
  no_refund_reason: {
    type: 'MandatoryError',
    message: () => 'Say why it is paid back: it stands on the credit note',
    field: 'reason',
  },
  refund_is_over: { type: 'ValidationError', message: () => 'This is paid back already, or dropped' },
  unknown_refund: { type: 'DoesNotExistError', message: () => 'There is no such refund' },
  no_exchange: {
    type: 'ValidationError',
    message: () => 'This cannot be exchanged for that: ask for the money back instead',
    field: 'items',
  },
})

const atField = (code: string, message: Said, field: string) =>
  new DialectError({ code: `orders.${code}`, type: 'ValidationError', messages: [message], field })

/** How many of a line anything can be done with. */
interface PiecesThere {
  readonly left: number
  /** Those that somebody has asked to send back. */
  readonly pending: number
}

function tooMany(title: string, { left, pending }: PiecesThere): Said {
  if (left > 0) return sentence`Of ${title} only ${left} are left`
  return pending > 0
    ? sentence`All of ${title} is in a return already`
    : sentence`Nothing of ${title} is left`
}

/** Why things cannot go to another address. */
const unserved = {
  address: (things: string) => sentence`Not delivered to that address: ${things}`,
  way: (things: string) => sentence`Not delivered to that address in the way that was chosen: ${things}`,
  cash: (things: string) => sentence`Cannot be paid in cash at that address: ${things}`,
}

export type Unserved = keyof typeof unserved

/** What can go wrong after an order was placed. */
export const changeErrors = {
  ...plain,
  unpaid: (amount: number) =>
    new DialectError({
      code: 'orders.unpaid',
      type: 'ValidationError',
      messages: [
        sentence`${formatMoney(amount, 'INR', 'en')} of this order is not paid yet: wait for it before you pack, or cancel`,
      ],
    }),
  not_served: (why: Unserved, things: string) =>
    atField('not_served', unserved[why](things), 'address.zipcode'),
  unknown_line: (field: string) => atField('unknown_line', 'This is no line of the order', field),
  no_quantity: (field: string) => atField('no_quantity', 'Say how many: a whole number above zero', field),
  too_many_pieces: (title: string, there: PiecesThere, field: string) =>
    atField('too_many_pieces', tooMany(title, there), field),
  allowance_too_large: (most: number) =>
    atField(
      'allowance_too_large',
      sentence`Of its prices only ${formatMoney(most, 'INR', 'en')} are left`,
      'allowance',
    ),
  not_returnable: (title: string, field: string) =>
    atField('not_returnable', sentence`${title} cannot be sent back`, field),
  return_too_late: (title: string, field: string) =>
    atField('return_too_late', sentence`The time to send ${title} back is over`, field),
}
