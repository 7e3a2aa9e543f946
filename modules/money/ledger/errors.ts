import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const ledgerErrors = errorCatalogue('ledger', messages.en, {
  not_minor_units: {
    type: 'ValidationError',
    field: 'amount',
    values: (amount: string) => ({ amount }),
  },
  zero_amount: {
    type: 'ValidationError',
    field: 'amount',
  },
  unbalanced: {
    type: 'ValidationError',
    field: 'lines',
    values: (difference: number) => ({ difference }),
  },
  line_count: {
    type: 'ValidationError',
    field: 'lines',
    values: (most: number) => ({ most }),
  },
  no_account: {
    type: 'LinkValidationError',
    field: 'account',
    values: (account: string) => ({ account }),
  },
  mixed_currencies: {
    type: 'ValidationError',
    field: 'currency',
    values: (one: string, other: string) => ({ one, other }),
  },
  not_a_currency: {
    type: 'ValidationError',
    field: 'currency',
    values: (text: string) => ({ text }),
  },
  not_a_day: {
    type: 'ValidationError',
    field: 'posting_date',
    values: (text: string) => ({ text }),
  },
  future_date: {
    type: 'ValidationError',
    field: 'posting_date',
    values: (day: string) => ({ day }),
  },
  closed_period: {
    type: 'ValidationError',
    field: 'posting_date',
    values: (day: string) => ({ day }),
  },
  key_missing: {
    type: 'ValidationError',
    field: 'idempotency_key',
    values: (most: number) => ({ most }),
  },
  idempotency_conflict: {
    type: 'DuplicateEntryError',
    field: 'idempotency_key',
    values: (key: string) => ({ key }),
  },
  source_missing: {
    type: 'ValidationError',
    field: 'source',
  },
  overdrawn: {
    type: 'ValidationError',
    field: 'amount',
  },
  too_much: {
    type: 'ValidationError',
    field: 'amount',
  },
  already_reversed: {
    type: 'DuplicateEntryError',
    field: 'reverses',
    values: (entry: string) => ({ entry }),
  },
  reversal_stays: {
    type: 'ValidationError',
    field: 'reverses',
    values: (entry: string) => ({ entry }),
  },
  day_not_over: {
    type: 'ValidationError',
    field: 'until',
    values: (day: string) => ({ day }),
  },
  later_closed: {
    type: 'ValidationError',
    field: 'until',
    values: (day: string) => ({ day }),
  },
  rate_closed: {
    type: 'ValidationError',
    field: 'valid_from',
    values: (day: string) => ({ day }),
  },
  rate_empty: {
    type: 'ValidationError',
    field: 'percent',
  },
  rate_ends_first: {
    type: 'ValidationError',
    field: 'valid_until',
  },
})
