import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const ledgerErrors = errorCatalogue('ledger', {
  not_minor_units: {
    type: 'ValidationError',
    field: 'amount',
    message: (amount: string) => sentence`An amount is a whole number of paise, not ${amount}`,
  },
  zero_amount: {
    type: 'ValidationError',
    field: 'amount',
    message: () => 'A line without an amount moves nothing',
  },
  unbalanced: {
    type: 'ValidationError',
    field: 'lines',
    message: (difference: number) => sentence`An entry must balance; its lines are ${difference} paise apart`,
  },
  line_count: {
    type: 'ValidationError',
    field: 'lines',
    message: (most: number) => sentence`An entry has between 2 and ${most} lines`,
  },
  no_account: {
    type: 'LinkValidationError',
    field: 'account',
    message: (account: string) => sentence`There is no account ${account}`,
  },
  mixed_currencies: {
    type: 'ValidationError',
    field: 'currency',
    message: (one: string, other: string) => sentence`An entry has one currency, not ${one} and ${other}`,
  },
  not_a_currency: {
    type: 'ValidationError',
    field: 'currency',
    message: (text: string) => sentence`${text} is not a currency like INR`,
  },
  not_a_day: {
    type: 'ValidationError',
    field: 'posting_date',
    message: (text: string) => sentence`${text} is not a day that exists`,
  },
  not_yet: {
    type: 'ValidationError',
    field: 'posting_date',
    message: (day: string) => sentence`${day} is still to come; nothing is posted ahead of its day`,
  },
  closed_period: {
    type: 'ValidationError',
    field: 'posting_date',
    message: (day: string) => sentence`The books are closed for ${day}; post it in the open period`,
  },
  key_missing: {
    type: 'ValidationError',
    field: 'idempotency_key',
    message: (most: number) => sentence`A posting needs a key of at most ${most} characters`,
  },
  idempotency_conflict: {
    type: 'DuplicateEntryError',
    field: 'idempotency_key',
    message: (key: string) => sentence`${key} has been posted already, with other contents`,
  },
  source_missing: {
    type: 'ValidationError',
    field: 'source',
    message: () => 'A posting names the document that it comes from',
  },
  overdrawn: {
    type: 'ValidationError',
    field: 'amount',
    message: () => 'There is not that much credit left',
  },
  too_much: {
    type: 'ValidationError',
    field: 'amount',
    message: () => 'The balance would be larger than can be counted',
  },
  already_reversed: {
    type: 'DuplicateEntryError',
    field: 'reverses',
    message: (entry: string) => sentence`${entry} has been reversed already`,
  },
  reversal_stays: {
    type: 'ValidationError',
    field: 'reverses',
    message: (entry: string) => sentence`${entry} is a reversal itself; post it anew instead`,
  },
  day_not_over: {
    type: 'ValidationError',
    field: 'until',
    message: (day: string) => sentence`${day} is not over yet; only days that are past can be closed`,
  },
  later_closed: {
    type: 'ValidationError',
    field: 'until',
    message: (day: string) => sentence`The books are closed until ${day} already`,
  },
  rate_closed: {
    type: 'ValidationError',
    field: 'valid_from',
    message: (day: string) => sentence`The books are closed until ${day}; a rate cannot change before that`,
  },
  rate_empty: {
    type: 'ValidationError',
    field: 'percent',
    message: () => 'A rate is a percentage, a fixed amount, or both',
  },
  rate_ends_first: {
    type: 'ValidationError',
    field: 'valid_until',
    message: () => 'A rate cannot end before it begins',
  },
})
