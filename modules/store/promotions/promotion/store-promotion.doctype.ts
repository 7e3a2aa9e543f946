import {
  always,
  check,
  childType,
  datetime,
  docType,
  everything,
  grant,
  int,
  link,
  longText,
  money,
  percent,
  reading,
  section,
  select,
  series,
  table,
  text,
  time,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'

export const promotionKinds = [
  'percent off',
  'amount off',
  'fixed price',
  'buy x get y',
  'bundle price',
  'free delivery',
] as const

export type PromotionKind = (typeof promotionKinds)[number]

const customerGroups = ['everyone', 'signed in', 'first order', 'members', 'guardians'] as const

export type CustomerGroup = (typeof customerGroups)[number]

const promotionDays = ['every day', 'Monday to Friday', 'Saturday and Sunday'] as const

const counter = { required: true, readOnly: true, min: 0, default: 0 } as const
const limit = { isNullable: true, min: 1 } as const

/** Products that a promotion is for, or that it leaves out. Of a bundle: what belongs to it. */
const StorePromotionItem = childType('Store Promotion Item', {
  category: link('Product Category', { inList: true }),
  product: link('Product', { inList: true }),
  quantity: int({ required: true, min: 1, max: 99, default: 1, inList: true, description: 'In one bundle' }),
  is_excluded: check({ inList: true, label: 'Exclude' }),
})

const StorePromotionPlace = childType('Store Promotion Place', {
  from_postal_code: text({ label: 'From PIN code', required: true, maxLength: 6, inList: true }),
  to_postal_code: text({ label: 'To PIN code', required: true, maxLength: 6, inList: true }),
})

/** A discount with its conditions and limits. What it gives a cart is decided by the rules beside it. */
export const StorePromotion = docType('Store Promotion', {
  naming: series('PRM-.#####'),
  fields: {
    title: text({
      required: true,
      inList: true,
      maxLength: 80,
      translatable: true,
      description: 'Shown to buyers',
    }),
    terms: longText({ maxLength: 500, translatable: true, description: 'Shown to buyers' }),
    kind: select(promotionKinds, { label: 'Type', required: true, default: 'percent off', inList: true }),
    is_active: check({ label: 'Active', default: 1, inList: true }),
    business: link('Business', {
      label: 'Seller',
      inList: true,
      setOnlyOnce: true,
      description: 'Only items of this seller; leave empty for all sellers',
    }),
    funded_by: select(['seller', 'organisation'], {
      required: true,
      default: 'seller',
      description: 'Shown in the report of redemptions; the discount is booked to the seller',
    }),

    value: section('Discount'),
    percent: percent({
      label: 'Percentage',
      isNullable: true,
      description:
        'Percentage off: discount on the price. Buy X get Y: discount on the reduced items, 100 if empty',
    }),
    amount: money({
      isNullable: true,
      min: 0,
      description:
        'Amount off: total discount. Fixed price: price of one item. Bundle price: price of one bundle',
    }),
    max_discount: money({ label: 'Maximum discount', isNullable: true, min: 0 }),
    buy_quantity: int({ isNullable: true, min: 1, max: 99, description: 'Items at full price' }),
    get_quantity: int({ isNullable: true, min: 1, max: 99, description: 'Items that are free or reduced' }),
    items: table(StorePromotionItem, { max: 200, description: 'Leave empty for all items' }),

    conditions: section('Conditions'),
    minimum_amount: money({ min: 0, description: 'Value of the items that the promotion is for' }),
    minimum_quantity: int({ min: 0, description: 'Number of items that the promotion is for' }),
    customer_group: select(customerGroups, { label: 'Customers', required: true, default: 'everyone' }),
    payment_choice: select(['any', 'online', 'cod'], {
      label: 'Payment method',
      required: true,
      default: 'any',
    }),
    days: select(promotionDays, { required: true, default: 'every day' }),
    from_time: time(),
    to_time: time(),
    starts_at: datetime(),
    ends_at: datetime(),
    places: table(StorePromotionPlace, {
      label: 'PIN codes',
      max: 200,
      description: 'Leave empty for all places',
    }),

    combining: section('How it applies'),
    is_automatic: check({
      label: 'Automatic',
      description: 'If off, buyers enter a coupon code',
    }),
    is_listed: check({ label: 'Show in the list of offers', default: 1 }),
    is_stackable: check({
      label: 'Can be combined',
      description: 'With other promotions that can be combined. Buyers get what saves them more.',
    }),
    priority: int({ default: 0, description: 'The higher number is applied first' }),

    limits: section('Limits'),
    total_uses: int({ ...limit, label: 'Total uses', description: 'Leave empty for no limit' }),
    uses_per_customer: int({ ...limit, description: 'Leave empty for no limit' }),
    budget: money({ ...limit, description: 'Total discount allowed; leave empty for no limit' }),
    used_count: int({ ...counter, label: 'Uses so far', inList: true }),
    spent_amount: money({ ...counter, label: 'Discount so far', inList: true }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    'School Office': reading(always),
    Seller: grant({
      ...{ select: ofOwnBusiness, read: ofOwnBusiness, create: ofOwnBusiness, write: ofOwnBusiness },
      report: ofOwnBusiness,
    }),
  },
  titleField: 'title',
  searchFields: ['title'],
})
