import {
  always,
  datetime,
  docType,
  int,
  link,
  money,
  reading,
  select,
  series,
  text,
  through,
} from '#framework/doctypes'
import { gatewayNames } from '../gateways/gateway.ts'
import { orderPaymentsScope } from '../payment/staff-access.ts'

const readOnlyField = { readOnly: true } as const
const internalField = { readOnly: true, level: 9 } as const

/**
 * A dispute by the payer's bank. Only the gateway's responses change it: an event creates it as `reported`, until the
 * gateway is queried.
 */
export const Dispute = docType('Dispute', {
  naming: series('DIS-.YYYY.-.######'),
  fields: {
    payment: link('Payment', { required: true, indexed: true, inList: true, ...readOnlyField }),
    state: select(['reported', 'inquiry', 'open', 'won', 'charged back'], {
      label: 'Status',
      tones: { reported: 'warn', inquiry: 'warn', open: 'bad', won: 'ok', 'charged back': 'bad' },
      ...{ required: true, default: 'reported', inList: true, indexed: true, ...readOnlyField },
    }),
    amount: money({ required: true, default: 0, min: 0, inList: true, ...readOnlyField }),
    withheld_amount: money({
      ...{ required: true, default: 0, min: 0, ...readOnlyField },
      description: 'Amount the gateway withholds until the bank decides',
    }),
    lost_amount: money({
      ...{ required: true, default: 0, min: 0, ...readOnlyField },
      description: 'Amount the bank kept beyond the refunds already due',
    }),
    refunded_amount: money({
      ...{ required: true, default: 0, min: 0, ...readOnlyField },
      description: 'Amount the bank paid out instead of a refund',
    }),
    fee: money({ label: 'Gateway fee', required: true, default: 0, min: 0, ...readOnlyField }),
    gateway: select(gatewayNames, { required: true, ...readOnlyField }),
    gateway_dispute: text({ label: 'Gateway dispute ID', required: true, ...readOnlyField }),
    ended_at: datetime(readOnlyField),
    postings: int({ label: 'Number of postings', required: true, default: 0, ...internalField }),
  },
  statusField: 'state',
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(through('payment', 'Payment', orderPaymentsScope)),
  },
  uniqueTogether: [['gateway', 'gateway_dispute']],
  searchFields: ['payment', 'gateway_dispute'],
  sort: 'creation desc',
  retainDeleted: false,
})
