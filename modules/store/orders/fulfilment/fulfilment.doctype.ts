import {
  always,
  autocomplete,
  whereExists,
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
import {
  fulfilmentTransitions,
  fulfilmentStates,
  renamedUndeliveredReasons,
  undeliveredReasons,
} from './fulfilment.states.ts'

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

/** Items that one seller sends from one branch for one order. The order's lines link to it. */
export const Fulfilment = docType('Fulfilment', {
  renamedFrom: 'Parcel',
  naming: format('{order}-{number}'),
  fields: {
    contact_name: text({ ...shown, maxLength: 80, description: 'Recipient' }),
    order: link('Order', { required: true, ...shown, indexed: true }),
    number: int({ required: true, ...shown, min: 1, default: 1 }),
    state: select(fulfilmentStates, {
      label: 'Status',
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
    branch: link('Business Branch', { ...shown, description: 'Empty for items sent by email' }),
    collect_amount: money({
      ...counted,
      label: 'Cash to collect',
      description: 'Collected on delivery',
    }),
    unpaid_amount: money({
      ...counted,
      label: 'Balance due',
      description: 'Online payment due for the whole order; pack after it is paid',
    }),
    contents: longText({ ...shown, maxLength: 5000 }),
    weight_grams: int({ ...counted, label: 'Weight (grams)' }),

    delivery: section('Delivery'),
    kind: select(['delivery', 'pickup', 'digital', 'collection'], {
      required: true,
      ...shown,
      default: 'delivery',
    }),
    delivery_code: text({ ...shown, label: 'Shipping method code', indexed: true }),
    delivery_label: text({ ...shown, label: 'Shipping method' }),
    promised_from: date({ ...shown, label: 'Deliver from' }),
    promised_by: date({ label: 'Deliver by', ...shown, inList: true }),
    ready_on: date({
      ...shown,
      label: 'In stock from',
      description: 'Day on which items sold beyond stock were expected; pack when they have arrived',
    }),
    slot: text({ label: 'Delivery slot ID', ...shown, hidden: true }),
    slot_label: text({ ...shown, format: 'Hours', label: 'Delivery slot' }),
    city: text({ ...shown, maxLength: 80, inList: true }),
    zipcode: text({ label: 'PIN code', ...shown, maxLength: 10, inList: true }),
    phone: phone(shown),
    address: json({ ...shown, format: 'Address', description: 'As printed on the packing slip' }),

    tracking: section('Tracking'),
    carrier: autocomplete(carriers, {
      maxLength: 60,
      description: 'Required before the package is shipped',
    }),
    tracking_number: text({ maxLength: 60 }),
    tracking_url: text({
      label: 'Tracking page',
      format: 'URL',
      description: 'Page where the buyer can track the package',
    }),

    undelivered: section('If delivery fails'),
    undelivered_reason: select(undeliveredReasons, {
      renamedChoices: renamedUndeliveredReasons,
      label: 'Reason for failed delivery',
      description: 'Required before marking as returned; shown to the buyer',
    }),
    restock: check({ label: 'Return to stock', default: 1, description: 'Returned items can be sold again' }),

    money: section('Amounts'),
    items_amount: money({ label: 'Items total', ...counted, description: 'Items total after discounts' }),
    shipping_amount: money({ ...counted, label: 'Delivery charge' }),
    shipping_tax_rate: int({ label: 'Delivery tax rate', ...counted, format: 'Basis points' }),
    shipping_taxable: money({ ...counted, label: 'Delivery taxable value' }),
    shipping_cgst: money({ ...counted, label: 'Delivery CGST' }),
    shipping_sgst: money({ ...counted, label: 'Delivery SGST' }),
    shipping_igst: money({ ...counted, label: 'Delivery IGST' }),
    fee_amount: money({
      ...counted,
      label: 'COD fee',
      description: 'Share of the order’s COD fee, taxed like the delivery charge',
    }),
    fee_taxable: money({ ...counted, label: 'COD fee taxable value' }),
    fee_cgst: money({ ...counted, label: 'COD fee CGST' }),
    fee_sgst: money({ ...counted, label: 'COD fee SGST' }),
    fee_igst: money({ ...counted, label: 'COD fee IGST' }),
    total: money({ ...counted, inList: true }),
    credited_amount: money({
      ...shown,
      min: 0,
      description: 'No longer due: cancelled, returned or credited',
    }),
    is_delivery_credited: check({
      ...shown,
      renamedFrom: 'is_way_credited',
      label: 'Delivery charge refunded',
    }),
    is_taxed: check({
      label: 'GST charged',
      ...shown,
      description: 'Off if the seller has no GSTIN and issues a bill of supply',
    }),
    place_of_supply: text({ ...shown, label: 'Place of supply (state code)', maxLength: 2 }),
    seller_gstin: text({
      ...{ ...shown, maxLength: 15, label: 'Seller GSTIN' },
      description: 'Seller’s registration at the time of the order',
    }),
    seller_state: text({ ...shown, maxLength: 80, label: 'Seller’s state' }),
    is_fee_of_seller: check({
      ...shown,
      label: 'COD fee goes to the seller',
      description: 'Off for older orders, whose COD fee was recorded as the organisation’s income',
    }),

    times: section('Timeline'),
    confirmed_at: datetime(shown),
    packed_at: datetime(shown),
    shipped_at: datetime(shown),
    delivered_at: datetime({ ...shown, indexed: true }),
    delivery_reverted_at: datetime({
      renamedFrom: 'back_on_its_way_at',
      label: 'Back in transit at',
      ...shown,
      description: 'Marked as delivered by mistake',
    }),
    returned_at: datetime(shown),
    lost_at: datetime(shown),
    cancelled_at: datetime(shown),
    cancel_reason: longText({ label: 'Cancellation reason', ...shown, maxLength: 500 }),
  },
  states: { field: 'state', initial: 'awaiting payment', transitions: fulfilmentTransitions },
  access: {
    'System Manager': handlingGrant(always),
    'Store Manager': handlingGrant(always),
    Seller: handlingGrant(ofOwnBusiness),
    'School Office': reading(always),
    All: reading(whereExists('order', { type: 'Order', by: 'name' }, whereUser('user'))),
  },
  actions: [
    {
      label: 'Print packing slip',
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
      label: 'Create refund',
      method: 'mela.orders.plan_refund',
      dependsOn: "eval:doc.state === 'shipped' || doc.state === 'delivered'",
    },
    {
      label: 'Mark returned to sender',
      method: 'mela.orders.mark_returned_to_sender',
      dependsOn: "eval:doc.state === 'shipped'",
      isFinal: true,
      confirmation: 'mela.orders.undelivered_confirmation',
    },
    {
      label: 'Mark as lost',
      method: 'mela.orders.mark_lost',
      dependsOn: "eval:doc.state === 'shipped'",
      isFinal: true,
      confirmation: 'mela.orders.undelivered_confirmation',
    },
    {
      label: 'Cancel fulfilment',
      method: 'mela.orders.cancel_fulfilment',
      dependsOn: "eval:doc.state === 'placed' || doc.state === 'confirmed' || doc.state === 'packed'",
      isFinal: true,
      confirmation: 'mela.orders.cancel_fulfilment_confirmation',
    },
  ],
  waiting: [
    { label: 'Fulfilments to confirm', field: 'state', values: ['placed'] },
    { label: 'Fulfilments to pack', field: 'state', values: ['confirmed'] },
  ],
  titleField: 'contact_name',
  showTitleInLinks: false,
  searchFields: ['contact_name', 'order', 'phone', 'zipcode', 'tracking_number'],
  sort: 'creation desc',
})
