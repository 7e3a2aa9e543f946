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
import { gatewayNames } from '../providers/gateway.ts'
import { ofTheShop } from '../rules/staff.ts'

const shown = { readOnly: true } as const
const hidden = { readOnly: true, level: 9 } as const

/**
 * A payer's bank asks for money of a payment back. What a gateway says of it moves it: an event only tells that there is
 * one, and it is `reported` until its gateway has said more.
 */
export const Dispute = docType('Dispute', {
  naming: series('DIS-.YYYY.-.######'),
  fields: {
    payment: link('Payment', { required: true, indexed: true, inList: true, ...shown }),
    state: select(['reported', 'inquiry', 'open', 'won', 'charged back'], {
      tones: { reported: 'warn', inquiry: 'warn', open: 'bad', won: 'ok', 'charged back': 'bad' },
      ...{ required: true, default: 'reported', inList: true, indexed: true, ...shown },
    }),
    amount: money({ required: true, default: 0, min: 0, inList: true, ...shown }),
    withheld_amount: money({
      ...{ required: true, default: 0, min: 0, ...shown },
      description: 'What the gateway holds back until the bank has decided',
    }),
    lost_amount: money({
      ...{ required: true, default: 0, min: 0, ...shown },
      description: 'What the bank kept, beyond what was to be refunded anyway',
    }),
    refunded_amount: money({
      ...{ required: true, default: 0, min: 0, ...shown },
      description: 'What the bank paid out in place of a refund',
    }),
    fee: money({ required: true, default: 0, min: 0, ...shown }),
    gateway: select(gatewayNames, { required: true, ...shown }),
    gateway_dispute: text({ required: true, ...shown }),
    ended_at: datetime(shown),
    postings: int({ required: true, default: 0, ...hidden }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(through('payment', 'Payment', ofTheShop)),
  },
  uniqueTogether: [['gateway', 'gateway_dispute']],
  searchFields: ['payment', 'gateway_dispute'],
  sort: 'creation desc',
  keepDeleted: false,
})
