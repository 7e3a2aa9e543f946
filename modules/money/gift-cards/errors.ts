import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { formatMoney } from '#meta'
import { messages } from './messages.ts'

const rupees = (amount: number): string => formatMoney(amount, 'INR', 'en')

const error = errorFactory('gift_cards', messages.en)

const plain = errorCatalogue('gift_cards', messages.en, {
  short_key: shortKey,
  other_content: { type: 'DuplicateEntryError' },
  off: { type: 'ValidationError' },
  not_sold: { type: 'ValidationError' },
  // The same for a code that is unknown, expired, disabled or spent, so that nobody learns which codes exist.
  no_balance: { type: 'ValidationError', field: 'gift_card_code' },
  not_enough: {
    ...{ type: 'ValidationError', field: 'gift_card_code' },
    values: (left: number) => ({ left: rupees(left) }),
  },
  no_buyer: { type: 'ValidationError', field: 'buyer_email' },
  past_day: { type: 'ValidationError', field: 'deliver_on' },
  far_day: { type: 'ValidationError', field: 'deliver_on' },
  own_card: { type: 'PermissionError' },
  no_reason: { type: 'ValidationError', field: 'reason' },
  not_waiting: { type: 'ValidationError' },
  not_active: { type: 'ValidationError' },
  not_disabled: { type: 'ValidationError' },
  spent_already: { type: 'ValidationError' },
})

const amountError = (key: 'too_little' | 'too_much' | 'over_limit') => (bound: number) =>
  error(key, { type: 'ValidationError', values: { bound: rupees(bound) }, field: 'amount' })

export const giftCardErrors = {
  ...plain,
  too_little: amountError('too_little'),
  too_much: amountError('too_much'),
  over_limit: amountError('over_limit'),
  no_terms: () => error('no_terms', { type: 'ValidationError', field: 'terms' }),
  bounds_upside_down: () => error('bounds_upside_down', { type: 'ValidationError', field: 'maximum' }),
  too_many: (seconds: number) => error('too_many', { type: 'RateLimitExceededError', retryAfter: seconds }),
}
