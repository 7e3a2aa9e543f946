import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { formatMoney } from '#meta'
import { messages } from './messages.ts'

const rupees = (amount: number): string => formatMoney(amount, 'INR', 'en')

const error = errorFactory('wallet', messages.en)

const plain = errorCatalogue('wallet', messages.en, {
  short_key: shortKey,
  other_content: { type: 'DuplicateEntryError' },
  off: { type: 'ValidationError' },
  sign_in: { type: 'PermissionError' },
  own_credit: { type: 'PermissionError' },
  top_up_off: { type: 'ValidationError' },
  not_enough: { type: 'ValidationError', values: (left: number) => ({ left: rupees(left) }) },
})

const amountError = (key: 'too_little' | 'too_much' | 'over_limit') => (bound: number) =>
  error(key, { type: 'ValidationError', values: { bound: rupees(bound) }, field: 'amount' })

export const walletErrors = {
  ...plain,
  too_little: amountError('too_little'),
  too_much: amountError('too_much'),
  over_limit: amountError('over_limit'),
  no_account: () => error('no_account', { type: 'ValidationError', field: 'customer' }),
  no_terms: () => error('no_terms', { type: 'ValidationError', field: 'top_up_terms' }),
  bounds_upside_down: () => error('bounds_upside_down', { type: 'ValidationError', field: 'top_up_maximum' }),
}
