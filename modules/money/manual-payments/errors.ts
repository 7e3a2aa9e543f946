import { typeMessage, choiceMessage, fieldId } from '#framework/doctypes'
import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import { formatMoney, type Message } from '#meta'
import { messages } from './messages.ts'

const error = errorFactory('manual_payments', messages.en)

const shared = errorCatalogue('manual_payments', messages.en, {
  idempotency_conflict: {
    type: 'DuplicateEntryError',
  },
  short_key: shortKey,
  nothing_due: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
  },
  not_payable: {
    type: 'ValidationError',
    values: (type: string) => ({ type: typeMessage(type) }),
  },
  only_cheques: { type: 'ValidationError' },
  over: {
    type: 'ValidationError',
    values: (type: string, name: string, state: string) => ({
      name,
      state: choiceMessage(fieldId(type, 'state'), state),
    }),
  },
  clear_first: { type: 'ValidationError' },
  not_owed_back: {
    type: 'ValidationError',
    values: (name: string) => ({ name }),
  },
  no_receipt: { type: 'DoesNotExistError' },
})

const createFieldError = (field: string, key: Parameters<typeof error>[0]) => () =>
  error(key, { type: 'ValidationError', field })

export const manualPaymentKeyErrors = { short_key: shared.short_key, conflict: shared.idempotency_conflict }

export const manualPaymentErrors = {
  ...shared,
  not_with_collector: createFieldError('collections', 'not_with_collector'),
  no_collections: createFieldError('collections', 'no_collections'),
  remitted_in_the_future: createFieldError('remitted_on', 'remitted_in_the_future'),
  remitted_too_long_ago: createFieldError('remitted_on', 'remitted_too_long_ago'),
  in_the_future: createFieldError('received_on', 'in_the_future'),
  paid_in_the_future: createFieldError('paid_on', 'paid_in_the_future'),
  too_long_ago: createFieldError('received_on', 'too_long_ago'),
  no_reference: createFieldError('reference_number', 'no_reference'),
  cheque_number: createFieldError('reference_number', 'cheque_number'),
  cheque_bank: createFieldError('bank', 'cheque_bank'),
  cheque_date: createFieldError('cheque_date', 'cheque_date'),
  cheque_later: createFieldError('cheque_date', 'cheque_later'),
  cheque_stale: createFieldError('cheque_date', 'cheque_stale'),
  more_than_collected: (owed: number) =>
    error('more_than_collected', {
      type: 'ValidationError',
      values: { owed: formatMoney(owed, 'INR', 'en') },
      field: 'amount',
    }),
  upi_id: createFieldError('payee_upi', 'upi_id'),
  account_number: createFieldError('payee_account', 'account_number'),
  account_name: createFieldError('payee_name', 'account_name'),
  ifsc: createFieldError('payee_ifsc', 'ifsc'),
  paid_out: (name: string) =>
    error('paid_out', {
      type: 'ValidationError',
      values: { name },
    }),
  more_than_left: (left: number, currency: string) =>
    error('more_than_left', {
      type: 'ValidationError',
      values: { left: formatMoney(left, currency, 'en') },
      field: 'amount',
    }),
  refunded_with: (type: string, name: string) =>
    error('refunded_with', {
      type: 'ValidationError',
      values: { type: typeMessage(type), name },
    }),
  recorded_before: (name: string) =>
    error('recorded_before', {
      type: 'DuplicateEntryError',
      values: { name },
      field: 'reference_number',
    }),
  same_cheque: (name: string) =>
    error('same_cheque', {
      type: 'DuplicateEntryError',
      values: { name },
      field: 'reference_number',
    }),
  more_than_due: (due: number, currency: string) =>
    error('more_than_due', {
      type: 'ValidationError',
      values: { due: formatMoney(due, currency, 'en') },
      field: 'amount',
    }),
  refused: (refusal: Message) =>
    error('refused', {
      type: 'ValidationError',
      values: { refusal },
    }),
}
