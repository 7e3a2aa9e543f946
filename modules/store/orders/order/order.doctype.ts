import {
  always,
  check,
  childType,
  datetime,
  docType,
  int,
  json,
  link,
  money,
  phone,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  whereUser,
} from '#framework/doctypes'
import { orderTransitions, orderStates, paymentChoices } from './order.states.ts'

/** Only the system reads what stands at this level. */
const SYSTEM_LEVEL = 9

const hashed = {
  unique: true,
  readOnly: true,
  hidden: true,
  level: SYSTEM_LEVEL,
  description: 'Hashed',
} as const
const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

/** As many lines as a cart holds. */
const MOST_LINES = 100

/** So many pieces of one variant, as they were sold: nothing of it follows the catalogue any more. */
export const OrderLine = childType('Order Line', {
  title: text({ required: true, ...shown, maxLength: 400, inList: true }),
  variant_label: text(shown),
  sku: text({ ...shown, inList: true }),
  quantity: int({ required: true, ...shown, min: 1, default: 1, inList: true }),
  price: money({ ...counted, inList: true, description: 'Of one piece, with its tax' }),
  amount: money(counted),
  discount: money(counted),
  total: money({ ...counted, inList: true, description: 'What is paid for the line, with its tax' }),
  parcel: text({ ...shown, indexed: true }),
  cancelled_quantity: int(counted),
  returned_quantity: int(counted),
  refunded_quantity: int({ ...counted, description: 'Paid back, and kept by the buyer' }),
  allowed_amount: money({ ...counted, description: 'Paid back of the price of the pieces that are left' }),

  product: link('Product', { ...shown, indexed: true }),
  variant: text({ required: true, ...shown }),
  business: link('Business', { required: true, ...shown }),
  branch: link('Business Branch', shown),
  image: picture(shown),
  route: text({ ...shown, maxLength: 200 }),
  weight_grams: int(counted),
  returnable: check(shown),
  return_days: int(counted),
  is_digital: check(shown),
  tracks_stock: check(shown),

  tax_class: text(shown),
  hsn: text({ ...shown, label: 'HSN' }),
  tax_rate: int({ ...counted, format: 'Basis points' }),
  cess_rate: int({ ...counted, format: 'Basis points' }),
  taxable: money(counted),
  cgst: money({ ...counted, label: 'CGST' }),
  sgst: money({ ...counted, label: 'SGST' }),
  igst: money({ ...counted, label: 'IGST' }),
  cess: money(counted),
})

/**
 * What somebody bought, at the prices, taxes and discounts of that moment. Its parcels are documents of their own; what is
 * owed for it stands in the ledger, in an account of the order. Nobody writes it: its parcels and its money move it.
 */
export const Order = docType('Order', {
  naming: series('ORD-.YYYY.-.######'),
  fields: {
    state: select(orderStates, {
      tones: {
        'awaiting payment': 'warn',
        placed: 'brand',
        confirmed: 'info',
        packed: 'info',
        shipped: 'info',
        delivered: 'ok',
        cancelled: 'bad',
      },
      ...{ required: true, ...shown, inList: true, indexed: true },
      default: 'awaiting payment',
    }),
    contact_name: text({ required: true, ...shown, maxLength: 80, inList: true }),
    phone: phone({ required: true, ...shown, indexed: true, inList: true }),
    email: text({ ...shown, format: 'Email' }),
    user: link('User', {
      ...shown,
      indexed: true,
      ignoreUserPermissions: true,
      description: 'Who ordered, signed in',
    }),
    language: select(['en', 'hi', 'ta'], {
      ...shown,
      description: 'In which it was ordered: messages are written in it',
    }),
    placed_at: datetime({ ...shown, inList: true }),
    expires_at: datetime({ ...shown, indexed: true, description: 'Paid by then, or cancelled' }),

    goes: section('Where it goes'),
    city: text({ ...shown, maxLength: 80, inList: true }),
    state_name: text({ ...shown, maxLength: 80, label: 'State or union territory' }),
    zipcode: text({ ...shown, maxLength: 10 }),
    address: json({ ...shown, format: 'Address', description: 'As it was when it was ordered' }),
    gstin: text({ ...shown, maxLength: 15, label: 'GSTIN' }),
    place_of_supply: text({ ...shown, maxLength: 2 }),

    what: section('What was ordered'),
    lines: table(OrderLine, { min: 1, max: MOST_LINES, readOnly: true }),

    money: section('Money'),
    payment_choice: select(paymentChoices, { required: true, ...shown, default: 'online', inList: true }),
    currency: text({ required: true, ...shown, maxLength: 3, default: 'INR' }),
    items_amount: money(counted),
    discount_amount: money(counted),
    shipping_amount: money(counted),
    fee_amount: money({ ...counted, description: 'For paying on delivery' }),
    tax_amount: money({ ...counted, description: 'Held in the total' }),
    total: money({ ...counted, inList: true }),
    credited_amount: money({
      ...counted,
      description: 'Not owed any more: cancelled, returned or taken off',
    }),
    paid_amount: money(counted),
    refunded_amount: money({ ...counted, renamedFrom: 'returned_amount' }),
    coupon_code: text({ ...shown, maxLength: 40 }),
    discounts: json({
      ...shown,
      hidden: true,
      level: SYSTEM_LEVEL,
      description: 'What was redeemed, by its source',
    }),
    payment: text({ ...shown, indexed: true }),

    reservation: text({ ...shown, hidden: true, description: 'What it holds of the stock' }),
    token_hash: text(hashed),
    idempotency_key: text(hashed),
  },
  states: { field: 'state', initial: 'awaiting payment', moves: orderTransitions },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
    All: reading(whereUser('user')),
  },
  actions: [
    {
      label: 'Open the parcel to pack',
      method: 'mela.orders.open_fulfilment',
      isNext: true,
      dependsOn: "eval:doc.state === 'placed' || doc.state === 'confirmed'",
    },
    {
      label: 'Open the parcel to send',
      method: 'mela.orders.open_fulfilment',
      isNext: true,
      dependsOn: "eval:doc.state === 'packed' || doc.state === 'shipped'",
    },
    { label: 'Act for the buyer', method: 'mela.orders.act_for_buyer' },
    {
      label: 'Cancel',
      method: 'mela.orders.cancel_order',
      dependsOn:
        "eval:doc.state === 'awaiting payment' || doc.state === 'placed' || doc.state === 'confirmed'",
      isFinal: true,
      question: 'mela.orders.cancel_order_confirmation',
    },
  ],
  titleField: 'contact_name',
  searchFields: ['contact_name', 'phone', 'email'],
  sort: 'creation desc',
})
