import {
  always,
  check,
  childType,
  date,
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
import { orderTransitions, orderStates, orderPaymentChoices } from './order.states.ts'

const SYSTEM_LEVEL = 9

const hashed = {
  unique: true,
  readOnly: true,
  hidden: true,
  level: SYSTEM_LEVEL,
  description: 'Stored as a hash',
} as const
const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

const MAX_LINES = 100

/** A sold quantity of a variant, independent of later catalogue changes. */
export const OrderLine = childType('Order Line', {
  title: text({ required: true, ...shown, maxLength: 400, inList: true }),
  variant_label: text({ ...shown, label: 'Variant name' }),
  sku: text({ label: 'SKU', ...shown, inList: true }),
  quantity: int({ required: true, ...shown, min: 1, default: 1, inList: true }),
  price: money({ ...counted, inList: true, description: 'Price of one item, including tax' }),
  amount: money(counted),
  discount: money(counted),
  total: money({ ...counted, inList: true, description: 'Amount payable for the item, including tax' }),
  fulfilment: text({ renamedFrom: 'parcel', ...shown, indexed: true }),
  cancelled_quantity: int(counted),
  returned_quantity: int(counted),
  refunded_quantity: int({ ...counted, description: 'Refunded without a return' }),
  allowed_amount: money({
    label: 'Price reduction',
    ...counted,
    description: 'Refunded from the price of the remaining items',
  }),

  product: link('Product', { ...shown, indexed: true }),
  variant: text({ required: true, hidden: true, ...shown }),
  business: link('Business', { required: true, ...shown }),
  branch: link('Business Branch', shown),
  image: picture(shown),
  route: text({ ...shown, maxLength: 200 }),
  weight_grams: int({ ...counted, label: 'Weight (grams)' }),
  returnable: check(shown),
  return_days: int({ ...counted, label: 'Return period (days)' }),
  is_digital: check({ ...shown, label: 'Digital product' }),
  tracks_stock: check({ ...shown, label: 'Track stock' }),

  tax_class: text(shown),
  hsn: text({ ...shown, label: 'HSN' }),
  tax_rate: int({ ...counted, format: 'Basis points' }),
  cess_rate: int({ ...counted, format: 'Basis points' }),
  taxable: money({ ...counted, label: 'Taxable value' }),
  cgst: money({ ...counted, label: 'CGST' }),
  sgst: money({ ...counted, label: 'SGST' }),
  igst: money({ ...counted, label: 'IGST' }),
  cess: money(counted),
})

/**
 * A purchase at the prices, taxes and discounts of its time. Packages are separate documents; its receivable is a
 * ledger account. Only the system writes it.
 */
export const Order = docType('Order', {
  naming: series('ORD-.YYYY.-.######'),
  fields: {
    state: select(orderStates, {
      label: 'Status',
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
      description: 'Signed-in user who placed the order',
    }),
    language: select(['en', 'hi', 'ta'], {
      ...shown,
      description: 'Language of the order and its messages',
    }),
    placed_at: datetime({ label: 'Order placed at', ...shown, inList: true }),
    expires_at: datetime({ ...shown, indexed: true, description: 'Cancelled if not paid by this time' }),

    goes: section('Delivery address'),
    city: text({ ...shown, maxLength: 80, inList: true }),
    state_name: text({ ...shown, maxLength: 80, label: 'State or union territory' }),
    zipcode: text({ label: 'PIN code', ...shown, maxLength: 10 }),
    address: json({ ...shown, format: 'Address', description: 'Address at the time of the order' }),
    gstin: text({ ...shown, maxLength: 15, label: 'GSTIN' }),
    place_of_supply: text({ ...shown, label: 'Place of supply (state code)', maxLength: 2 }),

    what: section('Ordered items'),
    lines: table(OrderLine, { label: 'Items', min: 1, max: MAX_LINES, readOnly: true }),

    money: section('Amounts'),
    payment_choice: select(orderPaymentChoices, {
      label: 'Payment method',
      required: true,
      ...shown,
      default: 'online',
      inList: true,
    }),
    currency: text({ required: true, ...shown, maxLength: 3, default: 'INR' }),
    items_amount: money({ ...counted, label: 'Items total' }),
    discount_amount: money(counted),
    shipping_amount: money({ ...counted, label: 'Delivery charge' }),
    fee_amount: money({ label: 'COD fee', ...counted, description: 'Charged for cash on delivery' }),
    tax_amount: money({ ...counted, description: 'Included in the total' }),
    total: money({ ...counted, inList: true }),
    credited_amount: money({
      ...counted,
      description: 'No longer due: cancelled, returned or credited',
    }),
    paid_amount: money({ ...counted, label: 'Amount paid' }),
    refunded_amount: money({ ...counted, renamedFrom: 'returned_amount' }),
    coupon_code: text({ ...shown, maxLength: 40 }),
    discounts: json({
      ...shown,
      hidden: true,
      level: SYSTEM_LEVEL,
      description: 'Discounts applied, by source',
    }),
    payment: text({ ...shown, indexed: true }),
    affiliate_code: text({ ...shown, maxLength: 40, description: 'Code that the buyer came with' }),
    affiliate_on: date({
      label: 'Affiliate code used on',
      ...shown,
      description: 'Day of the order if empty',
    }),

    reservation: text({
      label: 'Stock reservation',
      ...shown,
      hidden: true,
      description: 'Stock reserved for the order',
    }),
    token_hash: text(hashed),
    // A column instead of an `idempotent` method saves a statement when many order at once.
    idempotency_key: text(hashed),
  },
  states: { field: 'state', initial: 'awaiting payment', transitions: orderTransitions },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
    All: reading(whereUser('user')),
  },
  actions: [
    {
      label: 'Open fulfilment to pack',
      method: 'mela.orders.open_fulfilment',
      isNext: true,
      dependsOn: "eval:doc.state === 'placed' || doc.state === 'confirmed'",
    },
    {
      label: 'Open fulfilment to ship',
      method: 'mela.orders.open_fulfilment',
      isNext: true,
      dependsOn: "eval:doc.state === 'packed' || doc.state === 'shipped'",
    },
    { label: 'Act on behalf of the buyer', method: 'mela.orders.act_for_buyer' },
    {
      label: 'Cancel order',
      method: 'mela.orders.cancel_order',
      dependsOn:
        "eval:doc.state === 'awaiting payment' || doc.state === 'placed' || doc.state === 'confirmed'",
      isFinal: true,
      confirmation: 'mela.orders.cancel_order_confirmation',
    },
  ],
  titleField: 'contact_name',
  showTitleInLinks: false,
  searchFields: ['contact_name', 'phone', 'email'],
  sort: 'creation desc',
})
