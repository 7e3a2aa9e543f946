import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { formatMoney, phrase, sentence, term } from '#meta'

/** Seconds after which a gateway that was away may be tried again. */
const TRY_AGAIN = 10

export const paymentErrors = {
  ...errorCatalogue('payments', {
    not_payable: {
      type: 'ValidationError',
      message: (type: string) => sentence`${term(type)} cannot be paid for`,
    },
    nothing_due: { type: 'ValidationError', message: () => 'There is nothing to pay here now' },
    no_gateway: {
      type: 'ValidationError',
      message: (gateway: string) => sentence`Nobody takes payments by ${gateway} here`,
    },
    sandbox_refused: {
      type: 'PermissionError',
      message: () =>
        'Test payments work only on the computer that runs this server. The reason is in the server log.',
    },
    not_yours: { type: 'PermissionError', message: () => 'This cannot be paid for from here' },
    wrong_token: { type: 'PermissionError', message: () => 'This payment cannot be opened with that token' },
    link_over: { type: 'LinkExpired', message: () => 'This payment link is over. Please ask for a new one.' },
    short_key: shortKey,
    idempotency_conflict: {
      type: 'DuplicateEntryError',
      message: () => 'This idempotency key was used for something else',
    },
    gateway_refused: {
      type: 'ValidationError',
      message: () => 'The payment service would not take this payment. Please try another way to pay.',
    },
    not_captured: { type: 'ValidationError', message: () => 'No money was taken for this payment' },
    refund_too_large: {
      type: 'ValidationError',
      message: (left: number) =>
        sentence`Of this payment only ${formatMoney(left, 'INR', 'en')} is left to be paid back`,
    },
    refunded_elsewhere: {
      type: 'ValidationError',
      message: (type: string, name: string) =>
        sentence`It pays for ${term(type)} ${name}: pay it back from there, with “Pay back” of its parcel, so that so much less is owed`,
    },
    no_customer: {
      type: 'ValidationError',
      message: () => 'Credit is given to signed-in customers only; pay back to the source',
    },
    no_credit: {
      type: 'ValidationError',
      message: () => 'Credit can’t be spent here yet. Refund to the original payment method.',
    },
    in_dispute: {
      type: 'ValidationError',
      message: () => 'The bank is examining this payment; nothing can be paid back until it has decided',
    },
    not_unapplied: {
      type: 'ValidationError',
      message: () => 'This payment is not waiting for somebody to say what it is for',
    },
    partly_returned: {
      type: 'ValidationError',
      message: () => 'Some of this payment went back already; it can only be paid back whole',
    },
    refused_attachment: {
      type: 'ValidationError',
      message: (reason: string) => sentence`It takes no money: ${phrase(reason)}`,
    },
  }),
  /** With a time to try again. */
  gateway_away: (cause: unknown) =>
    new DialectError({
      code: 'payments.gateway_away',
      type: 'SessionStopped',
      messages: ['The payment service is away for a moment. Nothing was taken. Please try again.'],
      retryAfter: TRY_AGAIN,
      cause,
    }),
}
