import {
  always,
  check,
  date,
  docType,
  grant,
  link,
  longText,
  money,
  phone,
  reading,
  secret,
  section,
  select,
  series,
  text,
  whereOwner,
} from '#framework/doctypes'
import { MAX_AMOUNT, MIN_AMOUNT } from './amount-limits.rules.ts'

const officeAccess = grant({
  select: always,
  read: always,
  write: always,
  report: always,
  export: always,
  print: always,
})

/**
 * A contribution: offered, confirmed by its payment, returned when the whole payment is refunded. The ledger alone has
 * its money.
 */
export const Contribution = docType('Contribution', {
  naming: series('CON-.YYYY.-.#####'),
  fields: {
    donor_name: text({ required: true, inList: true, maxLength: 80 }),
    email: text({ format: 'Email' }),
    phone: phone(),
    amount: money({
      required: true,
      readOnly: true,
      setOnlyOnce: true,
      min: MIN_AMOUNT,
      max: MAX_AMOUNT,
      inList: true,
    }),
    purpose: link('Contribution Purpose', {
      required: true,
      readOnly: true,
      setOnlyOnce: true,
      inList: true,
    }),
    state: select(['offered', 'confirmed', 'returned'], {
      label: 'Status',
      tones: { offered: 'brand', confirmed: 'ok' },
      required: true,
      readOnly: true,
      default: 'offered',
      inList: true,
      indexed: true,
    }),

    words: section('Message'),
    message: longText({ maxLength: 280 }),
    is_message_shown: check({
      label: 'Message published',
      description: 'The office has approved the message for the page',
    }),
    is_on_wall: check({ label: 'Show name', description: 'The donor agrees to show the name on the page' }),
    is_anonymous: check({ label: 'Anonymous', description: 'The donor’s name is never shown on the page' }),

    money: section('Payment'),
    payment: text({ readOnly: true, indexed: true }),
    confirmed_on: date({ readOnly: true, indexed: true }),
    refunded_amount: money({
      renamedFrom: 'returned_amount',
      label: 'Refunded amount',
      required: true,
      readOnly: true,
      default: 0,
      min: 0,
    }),
    receipt_hash: secret({ readOnly: true }),
  },
  states: {
    field: 'state',
    initial: 'offered',
    transitions: [
      { action: 'Confirm', from: 'offered', to: 'confirmed', roles: [] },
      { action: 'Return', from: 'confirmed', to: 'returned', roles: [] },
      { action: 'Take the return back', from: 'returned', to: 'confirmed', roles: [] },
    ],
  },
  access: {
    'System Manager': officeAccess,
    'School Office': officeAccess,
    All: reading(whereOwner),
  },
  titleField: 'donor_name',
  showTitleInLinks: false,
  searchFields: ['donor_name', 'email', 'phone'],
  sort: 'creation desc',
})
