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
  link,
  longText,
  money,
  reading,
  section,
  select,
  text,
  whereUser,
  type Condition,
} from '#framework/doctypes'
import { carriers } from '../rules/carriers.ts'
import { parcelMoves, parcelStates } from '../rules/parcel-states.ts'
import { ofOwnBusiness } from '../rules/paper-fields.ts'

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

const handles = (of: Condition) =>
  grant({ select: of, read: of, write: of, report: of, export: of, print: of })

/** What one seller sends from one branch of one order, in one piece. Its lines are those of the order that name it. */
export const Parcel = docType('Parcel', {
  naming: format('{order}-{number}'),
  fields: {
    order: link('Order', { required: true, ...shown, indexed: true, inList: true }),
    number: int({ required: true, ...shown, min: 1, default: 1 }),
    state: select(parcelStates, {
      ...{ required: true, ...shown, inList: true, indexed: true },
      default: 'awaiting payment',
    }),
    business: link('Business', { required: true, ...shown, indexed: true, inList: true }),
    branch: link('Business Branch', {
      ...shown,
      inList: true,
      description: 'Empty for what is sent by mail',
    }),
    contents: longText({ ...shown, maxLength: 5000 }),
    weight_grams: int(counted),

    delivery: section('Delivery'),
    kind: select(['delivery', 'pickup', 'digital'], {
      required: true,
      ...shown,
      default: 'delivery',
      inList: true,
    }),
    delivery_code: text(shown),
    delivery_label: text(shown),
    promised_from: date(shown),
    promised_by: date({ ...shown, inList: true }),
    slot: text(shown),
    slot_label: text(shown),
    city: text({ ...shown, maxLength: 80 }),
    zipcode: text({ ...shown, maxLength: 10, inList: true }),

    tracking: section('Tracking'),
    carrier: autocomplete(carriers, {
      maxLength: 60,
      description: 'Who takes it there: said before it is shipped',
    }),
    tracking_number: text({ maxLength: 60 }),
    tracking_url: text({ format: 'URL', description: 'Where its buyer can follow it' }),

    money: section('Money'),
    items_amount: money({ ...counted, description: 'What its lines cost, after discounts' }),
    shipping_amount: money(counted),
    shipping_tax_rate: int({ ...counted, description: 'In hundredths of a percent' }),
    shipping_taxable: money(counted),
    shipping_cgst: money({ ...counted, label: 'Shipping CGST' }),
    shipping_sgst: money({ ...counted, label: 'Shipping SGST' }),
    shipping_igst: money({ ...counted, label: 'Shipping IGST' }),
    total: money({ ...counted, inList: true }),
    credited_amount: money({
      ...shown,
      min: 0,
      description: 'Not owed any more: cancelled, returned or taken off',
    }),
    is_taxed: check({ ...shown, description: 'Off: its seller has no GSTIN, and writes a bill of supply' }),
    place_of_supply: text({ ...shown, maxLength: 2 }),

    times: section('Times'),
    confirmed_at: datetime(shown),
    packed_at: datetime(shown),
    shipped_at: datetime(shown),
    delivered_at: datetime({ ...shown, indexed: true }),
    cancelled_at: datetime(shown),
    cancel_reason: longText({ ...shown, maxLength: 500 }),
  },
  states: { field: 'state', initial: 'awaiting payment', moves: parcelMoves },
  access: {
    'System Manager': handles(always),
    'Store Manager': handles(always),
    Seller: handles(ofOwnBusiness),
    'School Office': reading(always),
    All: reading(beside('order', { type: 'Order', by: 'name' }, whereUser('user'))),
  },
  actions: [
    { label: 'Packing slip', method: 'mela.orders.print_packing_slip' },
    {
      label: 'Print invoice',
      method: 'mela.orders.print_parcel_invoice',
      dependsOn: "eval:doc.state === 'shipped' || doc.state === 'delivered'",
    },
    {
      label: 'Cancel',
      method: 'mela.orders.cancel_parcel',
      dependsOn: "eval:doc.state === 'placed' || doc.state === 'confirmed' || doc.state === 'packed'",
      isFinal: true,
    },
  ],
  titleField: 'order',
  searchFields: ['order', 'business'],
  sort: 'creation desc',
})
