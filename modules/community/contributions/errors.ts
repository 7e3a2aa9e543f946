import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { formatMoney, sentence } from '#meta'

const rupees = (amount: number): string => formatMoney(amount, 'INR', 'en')

const shared = errorCatalogue('contributions', {
  bounds_upside_down: {
    type: 'ValidationError',
    message: () => 'The smallest contribution cannot be larger than the largest one',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
    message: () => 'This was sent before with other content. Please start again.',
  },
})

export const contributionErrors = {
  ...shared,
  too_little: (least: number) =>
    new DialectError({
      code: 'contributions.too_little',
      type: 'ValidationError',
      messages: [sentence`Please give at least ${rupees(least)}`],
      field: 'amount',
    }),
  too_much: (most: number) =>
    new DialectError({
      code: 'contributions.too_much',
      type: 'ValidationError',
      messages: [sentence`Please give at most ${rupees(most)} at once, or write to the office`],
      field: 'amount',
    }),
  closed_purpose: () =>
    new DialectError({
      code: 'contributions.closed_purpose',
      type: 'ValidationError',
      messages: ['Nothing is collected for this any more. Please choose something else.'],
      field: 'purpose',
    }),
  nobody_to_reach: () =>
    new DialectError({
      code: 'contributions.nobody_to_reach',
      type: 'ValidationError',
      messages: ['Give an e-mail address or a phone number, so that the receipt finds you'],
      field: 'email',
    }),
}
