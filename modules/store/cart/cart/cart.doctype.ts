import {
  always,
  childType,
  date,
  docType,
  grant,
  int,
  json,
  link,
  money,
  phone,
  section,
  select,
  table,
  text,
} from '#framework/doctypes'
import { MAX_CART_LINES, MAX_QUANTITY } from './cart-doc.ts'

const SYSTEM_LEVEL = 9

const ofSystem = { readOnly: true, hidden: true, level: SYSTEM_LEVEL } as const

export const cartPaymentChoices = ['online', 'cod'] as const

/** A variant of one seller. The row name combines cart, variant and seller, so that each pair is unique. */
const CartLine = childType('Cart Line', {
  variant: text({ required: true, hidden: true }),
  business: text({ required: true, inList: true, linksTo: 'Business' }),
  product: text({ required: true }),
  title: text({
    required: true,
    maxLength: 400,
    inList: true,
    description: 'Name when it was added',
  }),
  quantity: int({ required: true, min: 1, max: MAX_QUANTITY, inList: true }),
  price_seen: money({
    label: 'Last shown price',
    required: true,
    min: 0,
    inList: true,
    description: 'Unit price last shown to the buyer',
  }),
  expected_seen: date({
    label: 'Last shown expected date',
    description: 'Day last shown to the buyer from which units beyond stock ship',
    ...ofSystem,
  }),
  added_by: text({
    label: 'Last added by',
    description: 'Key of the last call that added this item',
    maxLength: 80,
    ...ofSystem,
  }),
})

/**
 * A cart of a signed-in user, or of a guest's device, which has a token. Only the last shown price is stored, so that
 * each price change can be shown.
 */
export const Cart = docType('Cart', {
  fields: {
    user: link('User', { readOnly: true, unique: true, ignoreUserPermissions: true, inList: true }),
    token_hash: text({ unique: true, description: 'Stored as a hash', ...ofSystem }),
    version: int({
      required: true,
      readOnly: true,
      min: 0,
      default: 0,
      description: 'Increases with every change',
    }),
    lines: table(CartLine, { label: 'Items', max: MAX_CART_LINES }),
    ordered_as: text({
      label: 'Last order',
      readOnly: true,
      description: 'Last order placed from this cart, while the cart is empty',
    }),

    delivery: section('Delivery'),
    postal_code: text({ label: 'PIN code', maxLength: 6, inList: true }),
    place_city: text({ maxLength: 80, label: 'City' }),
    place_state: text({ maxLength: 80, label: 'State or union territory' }),
    address: json({ maxLength: 4000, format: 'Address' }),
    deliveries: json({
      label: 'Delivery choices',
      maxLength: 20_000,
      description: 'Delivery choice for each package',
    }),

    contact: section('Contact'),
    contact_name: text({ maxLength: 80 }),
    phone: phone(),
    email: text({ format: 'Email' }),
    gstin: text({ maxLength: 15, label: 'GSTIN' }),

    payment: section('Payment'),
    payment_choice: select(cartPaymentChoices, { label: 'Payment method' }),
    coupon_code: text({ maxLength: 40 }),
  },
  access: { 'System Manager': grant({ select: always, read: always, report: always, delete: always }) },
  titleField: 'user',
  searchFields: ['user', 'contact_name', 'phone', 'email'],
  sort: 'modified desc',
  trackChanges: false,
  retainDeleted: false,
  bulkWrites: { skips: ['events'] },
})
