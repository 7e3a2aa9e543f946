import {
  always,
  check,
  childType,
  docType,
  grant,
  int,
  link,
  longText,
  money,
  section,
  select,
  series,
  table,
  text,
  type Condition,
  type Transition,
  type RoleName,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'

const orderRefundStates = ['planned', 'refunded', 'discarded'] as const

const staff: readonly RoleName[] = ['System Manager', 'Store Manager', 'School Office', 'Seller']

/** The method of this module refunds, so nobody may make the transition directly. */
const orderRefundTransitions: readonly Transition[] = [
  { action: 'Refund', from: 'planned', to: 'refunded', roles: [] },
  { action: 'Discard', from: 'planned', to: 'discarded', roles: staff },
]

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

const OrderRefundItem = childType('Order Refund Item', {
  title: text({ required: true, ...shown, inList: true, maxLength: 240 }),
  left: int({ label: 'Remaining', ...counted, inList: true, description: 'Quantity that can be refunded' }),
  quantity: int({ required: true, min: 0, default: 0, inList: true, description: 'Quantity to refund' }),
  amount: money({ ...counted, inList: true, description: 'Amount paid for these items' }),
  order_line: text({ label: 'Order item', required: true, ...shown }),
})

const handlingGrant = (of: Condition) =>
  grant({ select: of, read: of, write: of, report: of, export: of, print: of })

/** A refund decided for a dispatched package without return of goods: planned, then paid. */
export const OrderRefund = docType('Order Refund', {
  naming: series('ORF-.#####'),
  fields: {
    state: select(orderRefundStates, {
      label: 'Status',
      tones: { planned: 'warn', refunded: 'ok' },
      renamedChoices: { 'paid back': 'refunded', dropped: 'discarded' },
      ...{ required: true, ...shown, default: 'planned', inList: true, indexed: true },
    }),
    order: link('Order', { required: true, ...shown, inList: true, indexed: true }),
    fulfilment: link('Fulfilment', { renamedFrom: 'parcel', required: true, ...shown, indexed: true }),
    business: link('Business', { required: true, ...shown, inList: true, indexed: true }),
    contact_name: text({ ...shown, maxLength: 80 }),

    what: section('Refund details'),
    items: table(OrderRefundItem, { min: 1, max: 100 }),
    with_delivery: check({
      label: 'Refund delivery charge',
      description: 'Also refund the delivery charge and COD fee',
    }),
    allowance: money({
      ...{ required: true, min: 0, default: 0, label: 'Price reduction' },
      description: 'Refunded in addition to items: goodwill or a defect',
    }),
    reason: longText({ maxLength: 300, description: 'Printed on the credit note and shown to the buyer' }),

    money: section('Amounts'),
    delivery_amount: money({
      label: 'Delivery charge',
      ...counted,
      description: 'Delivery charge and COD fee',
    }),
    tax_amount: money({ ...counted, description: 'Included in the amount' }),
    amount: money({ ...counted, inList: true, label: 'Refund amount' }),
    credit_note: link('Credit Note', shown),
  },
  states: { field: 'state', initial: 'planned', transitions: orderRefundTransitions },
  access: {
    'System Manager': handlingGrant(always),
    'Store Manager': handlingGrant(always),
    'School Office': handlingGrant(always),
    Seller: handlingGrant(ofOwnBusiness),
  },
  actions: [
    {
      label: 'Issue refund',
      method: 'mela.orders.refund_order',
      dependsOn: "eval:doc.state === 'planned' && doc.amount > 0",
      isFinal: true,
      confirmation: 'mela.orders.refund_order_confirmation',
    },
  ],
  titleField: 'contact_name',
  showTitleInLinks: false,
  searchFields: ['order', 'contact_name'],
  sort: 'creation desc',
})
