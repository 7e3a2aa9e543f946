import { typeMessage } from '#framework/doctypes'
import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { formatMoney, type Message } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('payments', messages.en)

/** Seconds for Retry-After when the gateway is unavailable. */
const RETRY_AFTER_SECONDS = 10

export const paymentErrors = {
  ...errorCatalogue('payments', messages.en, {
    not_payable: {
      type: 'ValidationError',
      values: (type: string) => ({ type: typeMessage(type) }),
    },
    nothing_due: { type: 'ValidationError' },
    no_gateway: {
      type: 'ValidationError',
      values: (gateway: string) => ({ gateway }),
    },
    sandbox_refused: {
      type: 'PermissionError',
    },
    not_yours: { type: 'PermissionError' },
    wrong_token: { type: 'PermissionError' },
    link_over: { type: 'LinkExpired' },
    short_key: shortKey,
    idempotency_conflict: {
      type: 'DuplicateEntryError',
    },
    gateway_refused: {
      type: 'ValidationError',
    },
    not_captured: { type: 'ValidationError' },
    refund_too_large: {
      type: 'ValidationError',
      values: (left: number) => ({ left: formatMoney(left, 'INR', 'en') }),
    },
    refunded_elsewhere: {
      type: 'ValidationError',
      values: (type: string, name: string) => ({ type: typeMessage(type), name }),
    },
    no_customer: {
      type: 'ValidationError',
    },
    no_credit: {
      type: 'ValidationError',
    },
    no_stored_value: { type: 'ValidationError' },
    only_whole: {
      type: 'ValidationError',
      values: (due: number) => ({ due: formatMoney(due, 'INR', 'en') }),
    },
    more_than_due: {
      type: 'ValidationError',
      values: (due: number) => ({ due: formatMoney(due, 'INR', 'en') }),
    },
    refused_payment: {
      type: 'ValidationError',
      values: (reason: Message) => ({ reason }),
    },
    in_dispute: {
      type: 'ValidationError',
    },
    not_unallocated: {
      type: 'ValidationError',
    },
    partly_returned: {
      type: 'ValidationError',
    },
    refused_attachment: {
      type: 'ValidationError',
      values: (reason: Message) => ({ reason }),
    },
  }),
  gateway_away: (cause: unknown) =>
    error('gateway_away', {
      type: 'SessionStopped',
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    }),
}
