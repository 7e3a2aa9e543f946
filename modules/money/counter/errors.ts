import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { formatMoney, sentence, term, type Said } from '#meta'

const shared = errorCatalogue('counter', {
  idempotency_conflict: {
    type: 'DuplicateEntryError',
    message: () => 'This key was used for another payment at the counter',
  },
  short_key: shortKey,
  nothing_due: {
    type: 'ValidationError',
    message: (name: string) => sentence`Nothing is to be paid for ${name} now`,
  },
  not_payable: {
    type: 'ValidationError',
    message: (type: string) => sentence`Nothing can be paid for documents like ${type}`,
  },
  only_cheques: { type: 'ValidationError', message: () => 'Only a cheque clears or bounces' },
  over: {
    type: 'ValidationError',
    message: (name: string, state: string) => sentence`${name} is ${term(state)} already`,
  },
  clear_first: { type: 'ValidationError', message: () => 'Cash is collected before it is deposited' },
  not_owed_back: {
    type: 'ValidationError',
    message: (name: string) => sentence`So much is not to be given back for ${name} any more`,
  },
  no_receipt: { type: 'DoesNotExistError', message: () => 'There is no receipt' },
})

/** What is wrong with one field of what was brought. */
const about = (field: string, code: string, message: Said) => () =>
  new DialectError({ code: `counter.${code}`, type: 'ValidationError', messages: [message], field })

export const counterErrors = {
  ...shared,
  in_the_future: about('received_on', 'in_the_future', 'Nothing was received on a day that is yet to come'),
  paid_in_the_future: about(
    'paid_on',
    'paid_in_the_future',
    'Nothing was paid out on a day that is yet to come',
  ),
  too_long_ago: about(
    'received_on',
    'too_long_ago',
    'What was received more than a year ago is not taken here',
  ),
  no_reference: about(
    'reference_number',
    'no_reference',
    'A transfer has a reference number: it is in the message from the bank',
  ),
  cheque_number: about('reference_number', 'cheque_number', 'A cheque has a number of digits'),
  cheque_bank: about('bank', 'cheque_bank', 'A cheque names its bank'),
  cheque_date: about('cheque_date', 'cheque_date', 'A cheque has a date'),
  cheque_later: about(
    'cheque_date',
    'cheque_later',
    'The cheque has a later date: the bank would not take it yet',
  ),
  cheque_stale: about(
    'cheque_date',
    'cheque_stale',
    'The cheque is older than three months: the bank would not take it any more',
  ),
  more_than_collected: (owed: number) =>
    new DialectError({
      code: 'counter.more_than_collected',
      type: 'ValidationError',
      messages: [sentence`This collector owes only ${formatMoney(owed, 'INR', 'en')}`],
      field: 'amount',
    }),
  upi_id: about('payee_upi', 'upi_id', 'Enter a valid UPI ID, like name@bank'),
  account_number: about('payee_account', 'account_number', 'Enter a bank account number of 9 to 18 digits'),
  account_name: about('payee_name', 'account_name', 'Enter the name of the account holder'),
  ifsc: about('payee_ifsc', 'ifsc', 'Enter a valid IFSC, like HDFC0001234'),
  paid_out: (name: string) =>
    new DialectError({
      code: 'counter.paid_out',
      type: 'ValidationError',
      messages: [sentence`Money for ${name} was paid back already, so this payment can’t be cancelled`],
    }),
  more_than_left: (left: number, currency: string) =>
    new DialectError({
      code: 'counter.more_than_left',
      type: 'ValidationError',
      messages: [sentence`Only ${formatMoney(left, currency, 'en')} of this payment can be refunded`],
      field: 'amount',
    }),
  refunded_with: (type: string, name: string) =>
    new DialectError({
      code: 'counter.refunded_with',
      type: 'ValidationError',
      messages: [sentence`This pays for ${term(type)} ${name}: refund it from there`],
    }),
  taken_before: (name: string) =>
    new DialectError({
      code: 'counter.taken_before',
      type: 'DuplicateEntryError',
      messages: [sentence`This reference number was taken already, with ${name}`],
      field: 'reference_number',
    }),
  same_cheque: (name: string) =>
    new DialectError({
      code: 'counter.same_cheque',
      type: 'DuplicateEntryError',
      messages: [
        sentence`A cheque of this bank with this number was taken with ${name}. If it is of another account, say so`,
      ],
      field: 'reference_number',
    }),
  more_than_due: (due: number, currency: string) =>
    new DialectError({
      code: 'counter.more_than_due',
      type: 'ValidationError',
      messages: [sentence`Only ${formatMoney(due, currency, 'en')} are to be paid`],
      field: 'amount',
    }),
  refused: (refusal: string) =>
    new DialectError({
      code: 'counter.refused',
      type: 'ValidationError',
      messages: [sentence`It cannot be taken: ${refusal}`],
    }),
}
