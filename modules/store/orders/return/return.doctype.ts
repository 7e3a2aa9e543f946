import {
  always,
  attachment,
  check,
  childType,
  docType,
  grant,
  int,
  link,
  longText,
  money,
  reading,
  date,
  section,
  select,
  series,
  table,
  text,
  whereUser,
  type Condition,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import {
  resolutions,
  returnTransitions,
  renamedReturnStates,
  returnReasons,
  returnStates,
} from './return.states.ts'

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

const ReturnItem = childType('Return Item', {
  title: text({ required: true, ...shown, inList: true, maxLength: 240 }),
  quantity: int({ required: true, ...shown, min: 1, default: 1, inList: true }),
  amount: money({ ...counted, inList: true, description: 'Amount paid for these items' }),
  order_line: text({ label: 'Order item', required: true, ...shown }),
  variant: text({ hidden: true, ...shown }),
  exchange_variant: text({
    label: 'Exchange for',
    ...shown,
    description: 'Variant that the buyer wants instead',
  }),
})

const ReturnPhoto = childType('Return Photo', {
  photo: attachment({ required: true, ...shown }),
})

const handlingGrant = (of: Condition) =>
  grant({ select: of, read: of, write: of, report: of, export: of, print: of })

export const Return = docType('Return', {
  naming: series('RTN-.#####'),
  fields: {
    state: select(returnStates, {
      label: 'Status',
      tones: {
        requested: 'warn',
        approved: 'info',
        'picked up': 'info',
        received: 'info',
        refunded: 'ok',
        exchanged: 'ok',
        refused: 'bad',
      },
      renamedChoices: renamedReturnStates,
      required: true,
      ...shown,
      default: 'requested',
      inList: true,
      indexed: true,
    }),
    order: link('Order', { required: true, ...shown, inList: true, indexed: true }),
    fulfilment: link('Fulfilment', { renamedFrom: 'parcel', required: true, ...shown, indexed: true }),
    business: link('Business', { required: true, ...shown, inList: true, indexed: true }),
    customer: link('User', { ...shown, indexed: true, ignoreUserPermissions: true }),
    contact_name: text({ ...shown, maxLength: 80 }),

    why: section('Reason for return'),
    reason: select(returnReasons, { required: true, ...shown, default: 'not wanted any more', inList: true }),
    note: longText({ label: 'Buyer’s comment', ...shown, maxLength: 1000 }),
    resolution: select(resolutions, { required: true, ...shown, default: 'refund', inList: true }),
    items: table(ReturnItem, { min: 1, max: 100, ...shown }),
    photos: table(ReturnPhoto, { max: 6, ...shown }),

    handled: section('Handling'),
    pickup_on: date({ label: 'Pickup date', description: 'Date of the return pickup' }),
    answer: longText({ label: 'Reply to the buyer', maxLength: 500, description: 'Shown to the buyer' }),
    restock: check({ label: 'Return to stock', default: 1, description: 'Returned items can be sold again' }),
    with_delivery: check({
      label: 'Refund delivery charge',
      description: 'Also refund the delivery charge and COD fee when the whole fulfilment is returned',
    }),

    money: section('Amounts'),
    refund_amount: money(counted),
    credit_note: link('Credit Note', shown),
    new_order: link('Order', { ...shown, indexed: true }),
    carried_amount: money({
      label: 'Amount applied to the new order',
      ...counted,
      description: 'Part of the earlier payment that pays for the new order',
    }),
  },
  states: { field: 'state', initial: 'requested', transitions: returnTransitions },
  access: {
    'System Manager': handlingGrant(always),
    'Store Manager': handlingGrant(always),
    Seller: handlingGrant(ofOwnBusiness),
    'School Office': reading(always),
    All: reading(whereUser('customer')),
  },
  actions: [
    {
      label: 'Create exchange order',
      method: 'mela.orders.exchange_return',
      dependsOn: "eval:doc.state === 'received' && doc.resolution === 'exchange'",
      isFinal: true,
    },
    {
      label: 'Issue refund',
      method: 'mela.orders.refund_return',
      // A requested exchange may be sold out by now.
      dependsOn: "eval:doc.state === 'received'",
      isFinal: true,
      confirmation: 'mela.orders.refund_return_confirmation',
    },
  ],
  waiting: [{ label: 'Returns to review', field: 'state', values: ['requested'] }],
  titleField: 'contact_name',
  showTitleInLinks: false,
  searchFields: ['order', 'contact_name'],
  sort: 'creation desc',
})
