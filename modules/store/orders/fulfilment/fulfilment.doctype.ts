import {
  always,
  autocomplete,
  beside,
  check,
  date,
  datetime,
  docType,
  format,
  grant,
  int,
  json,
  link,
  longText,
  money,
  phone,
  reading,
  section,
  select,
  text,
  whereUser,
  type Condition,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { fulfilmentTransitions, fulfilmentStates, undeliveredReasons } from './fulfilment.states.ts'

/** Who brings parcels in India; any other may be typed. */
const carriers = [
  'Own delivery',
  'India Post',
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'Professional Couriers',
  'ST Courier',
  'Xpressbees',
] as const

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

const handlingGrant = (of: Condition) =>
  grant({ select: of, read: of, write: of, report: of, export: of, print: of })

/** What one seller sends from one branch of one order, in one piece. Its lines are those of the order that name it. */
export const Fulfilment = docType('Parcel', {
  naming: format('{order}-{number}'),
  fields: {
    contact_name: text({ ...shown, maxLength: 80, description: 'Who it goes to' }),
    order: link('Order', { required: true, ...shown, indexed: true }),
    number: int({ required: true, ...shown, min: 1, default: 1 }),
    state: select(fulfilmentStates, {
      tones: {
        'awaiting payment': 'warn',
        placed: 'brand',
        confirmed: 'info',
        packed: 'info',
        shipped: 'info',
        delivered: 'ok',
        returned: 'bad',
        lost: 'bad',
        cancelled: 'bad',
      },
      ...{ required: true, ...shown, inList: true, indexed: true },
      default: 'awaiting payment',
    }),
    business: link('Business', { required: true, ...shown, indexed: true, inList: true }),
    branch: link('Business Branch', { ...shown, description: 'Empty for what is sent by mail' }),
    collect_amount: money({
      ...counted,
      label: 'Cash to collect',
      description: 'By whoever brings it, when it is handed over',
    }),
    unpaid_amount: money({
      ...counted,
      label: 'Not paid yet',
      description: 'Of the whole order, which was to be paid online: it is not packed before',
    }),
    contents: longText({ ...shown, maxLength: 5000 }),
    weight_grams: int(counted),

    delivery: section('Delivery'),
    kind: select(['delivery', 'pickup', 'digital'], {
      required: true,
      ...shown,
      default: 'delivery',
    }),
    delivery_code: text(shown),
    delivery_label: text(shown),
    promised_from: date(shown),
    promised_by: date({ ...shown, inList: true }),
    slot: text({ ...shown, hidden: true }),
    slot_label: text({ ...shown, format: 'Hours', label: 'Delivery hours' }),
    city: text({ ...shown, maxLength: 80, inList: true }),
    zipcode: text({ ...shown, maxLength: 10, inList: true }),
    phone: phone(shown),
    address: json({ ...shown, format: 'Address', description: 'As on its packing slip' }),

    tracking: section('Tracking'),
    carrier: autocomplete(carriers, {
      maxLength: 60,
      description: 'Who takes it there: said before it is shipped',
    }),
    tracking_number: text({ maxLength: 60 }),
    tracking_url: text({ format: 'URL', description: 'Where its buyer can follow it' }),

    undelivered: section('If it does not arrive'),
    undelivered_reason: select(undeliveredReasons, {
      description: 'Said before it is taken back; the buyer reads it',
    }),
    restock: check({ default: 1, description: 'What came back can be sold again' }),

    money: section('Money'),
    items_amount: money({ ...counted, description: 'What its lines cost, after discounts' }),
    shipping_amount: money(counted),
    shipping_tax_rate: int({ ...counted, format: 'Basis points' }),
    shipping_taxable: money(counted),
    shipping_cgst: money({ ...counted, label: 'Shipping CGST' }),
    shipping_sgst: money({ ...counted, label: 'Shipping SGST' }),
    shipping_igst: money({ ...counted, label: 'Shipping IGST' }),
    fee_amount: money({
      ...counted,
      label: 'Fee for cash on delivery',
      description: 'Its share of the order’s, taxed like its delivery',
    }),
    fee_taxable: money(counted),
    fee_cgst: money({ ...counted, label: 'Fee CGST' }),
    fee_sgst: money({ ...counted, label: 'Fee SGST' }),
    fee_igst: money({ ...counted, label: 'Fee IGST' }),
    total: money({ ...counted, inList: true }),
    credited_amount: money({
      ...shown,
      min: 0,
      description: 'Not owed any more: cancelled, returned or taken off',
    }),
    is_delivery_credited: check({ ...shown, renamedFrom: 'is_way_credited', label: 'Delivery paid back' }),
    is_taxed: check({ ...shown, description: 'Off: its seller has no GSTIN, and writes a bill of supply' }),
    place_of_supply: text({ ...shown, maxLength: 2 }),
    seller_gstin: text({
      ...{ ...shown, maxLength: 15, label: 'GSTIN of the seller' },
      description: 'The registration it was sold under, as it was when it was ordered',
    }),
    seller_state: text({ ...shown, maxLength: 80, label: 'State of the seller' }),
    is_fee_of_seller: check({
      ...shown,
      label: 'Fee belongs to the seller',
      description: 'Off for orders placed before: their fee was booked as income of the organisation',
    }),

    times: section('Times'),
    confirmed_at: datetime(shown),
    packed_at: datetime(shown),
    shipped_at: datetime(shown),
    delivered_at: datetime({ ...shown, indexed: true }),
    delivery_reverted_at: datetime({
      ...shown,
      renamedFrom: 'back_on_its_way_at',
      description: 'It was taken for delivered by mistake',
    }),
    returned_at: datetime(shown),
    lost_at: datetime(shown),
    cancelled_at: datetime(shown),
    cancel_reason: longText({ ...shown, maxLength: 500 }),
  },
  states: { field: 'state', initial: 'awaiting payment', moves: fulfilmentTransitions },
  access: {
    'System Manager': handlingGrant(always),
    'Store Manager': handlingGrant(always),
    Seller: handlingGrant(ofOwnBusiness),
    'School Office': reading(always),
    All: reading(beside('order', { type: 'Order', by: 'name' }, whereUser('user'))),
  },
  actions: [
    {
      label: 'Packing slip',
      method: 'mela.orders.print_packing_slip',
      dependsOn:
        "eval:doc.state !== 'awaiting payment' && doc.state !== 'cancelled' && doc.state !== 'returned' && doc.state !== 'lost'",
    },
    {
      label: 'Print invoice',
      method: 'mela.orders.print_fulfilment_invoice',
      dependsOn: 'eval:doc.shipped_at',
    },
    {
      label: 'Pay back',
      method: 'mela.orders.plan_refund',
      dependsOn: "eval:doc.state === 'shipped' || doc.state === 'delivered'",
    },
    {
      label: 'Came back undelivered',
      method: 'mela.orders.mark_returned_to_sender',
      dependsOn: "eval:doc.state === 'shipped'",
      isFinal: true,
      question: 'mela.orders.undelivered_confirmation',
    },
    {
      label: 'Lost on its way',
      method: 'mela.orders.mark_lost',
      dependsOn: "eval:doc.state === 'shipped'",
      isFinal: true,
      question: 'mela.orders.undelivered_confirmation',
    },
    {
      label: 'Cancel',
      method: 'mela.orders.cancel_fulfilment',
      dependsOn: "eval:doc.state === 'placed' || doc.state === 'confirmed' || doc.state === 'packed'",
      isFinal: true,
      question: 'mela.orders.cancel_fulfilment_confirmation',
    },
  ],
  waiting: [
    { label: 'Parcels to confirm', field: 'state', values: ['placed'] },
    { label: 'Parcels to pack', field: 'state', values: ['confirmed'] },
  ],
  titleField: 'contact_name',
  searchFields: ['contact_name', 'order', 'phone', 'zipcode', 'tracking_number'],
  sort: 'creation desc',
})
