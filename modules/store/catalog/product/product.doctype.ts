import {
  both,
  check,
  childType,
  docType,
  either,
  everything,
  grant,
  html,
  int,
  link,
  longText,
  money,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  where,
  type RoleName,
} from '#framework/doctypes'
import { ofOwnBusiness, ofLiveBusiness } from '#store/businesses'

/** Weight limit in grams: ten tonnes. */
const MAX_WEIGHT_GRAMS = 10_000_000
const MAX_RETURN_DAYS = 365
export const MAX_OPTION_VALUES_LENGTH = 300

export const isOnSale = both(where({ state: 'live' }), ofLiveBusiness)

export const ProductPicture = childType('Product Picture', {
  image: picture({ required: true }),
  alt: text({ label: 'Alt text', description: 'Describes the image for people who cannot see it' }),
})

export const ProductVariant = childType('Product Variant', {
  sku: text({ required: true, label: 'SKU', maxLength: 60, indexed: true, inList: true }),
  option_values: text({
    maxLength: MAX_OPTION_VALUES_LENGTH,
    inList: true,
    description: 'For example Size: M | Colour: Red; empty if there is only one variant',
  }),
  price: money({ required: true, min: 0, inList: true }),
  compare_at_price: money({
    label: 'Original price',
    isNullable: true,
    min: 0,
    description: 'Earlier price, shown struck through',
  }),
  weight_grams: int({ required: true, min: 0, max: MAX_WEIGHT_GRAMS, default: 0, label: 'Weight (grams)' }),
  image: picture(),
  barcode: text({ maxLength: 40 }),
  is_archived: check({
    label: 'Archived',
    tone: 'plain',
    description: 'No longer sold; past orders still show it',
  }),
})

const ProductAttribute = childType('Product Attribute', {
  attribute: text({ required: true, maxLength: 60, inList: true, translatable: true }),
  value: text({ required: true, maxLength: 100, inList: true, translatable: true }),
})

const managers: readonly RoleName[] = ['System Manager', 'Store Manager']
const sellers: readonly RoleName[] = [...managers, 'Seller']

/**
 * Excludes archived products, which belong to the office. Sellers change parts of a live product: see `reviewedFields`.
 */
const ofSeller = both(
  ofOwnBusiness,
  either(
    where({ state: 'draft' }),
    where({ state: 'in review' }),
    where({ state: 'live' }),
    where({ state: 'hidden' }),
  ),
)

export const Product = docType('Product', {
  naming: series('PRD-.#####'),
  fields: {
    title: text({ required: true, inList: true, translatable: true }),
    route: text({ label: 'Path', required: true, unique: true, format: 'Route' }),
    business: link('Business', { required: true, inList: true }),
    category: link('Product Category', { required: true, inList: true }),
    brand: link('Brand'),
    state: select(['draft', 'in review', 'live', 'hidden', 'archived'], {
      label: 'Status',
      tones: { 'in review': 'warn', live: 'ok', hidden: 'warn' },
      required: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),
    change_in_review: link('Product Change', { label: 'Change under review', readOnly: true }),

    words: section('Content'),
    short_description: longText({ maxLength: 300, translatable: true }),
    description: html({ translatable: true }),
    pictures: table(ProductPicture, { label: 'Images', max: 20 }),
    image: picture({ readOnly: true, description: 'First image, shown on product cards' }),
    attributes: table(ProductAttribute, { max: 40 }),
    keywords: text({
      label: 'Search keywords',
      maxLength: 300,
      description: 'Other words that shoppers search for, separated by commas',
    }),

    prices: section('Price'),
    variants: table(ProductVariant, { max: 200 }),
    price: money({
      required: true,
      min: 0,
      inList: true,
      description: 'Price of the cheapest variant; a product without variants gets one at this price',
    }),
    compare_at_price: money({
      label: 'Original price',
      isNullable: true,
      min: 0,
      description: 'Earlier price, shown struck through',
    }),
    tax_class: link('Tax Class', { description: 'Leave empty to use the default tax class' }),
    hsn: text({ maxLength: 8, label: 'HSN code' }),

    terms: section('Sales terms'),
    cod_allowed: check({ default: 1, label: 'Cash on delivery' }),
    returnable: check({ default: 1 }),
    return_days: int({
      label: 'Return period (days)',
      required: true,
      min: 0,
      max: MAX_RETURN_DAYS,
      default: 7,
    }),
    is_digital: check({ label: 'Digital product', description: 'Available immediately, without shipping' }),
    tracks_stock: check({
      label: 'Track stock',
      default: 1,
      description: 'Turn off for products with unlimited stock',
    }),

    display_order: int({ default: 100 }),
    search_words: text({ hidden: true, readOnly: true, maxLength: 20_000, level: 9 }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Send for review', from: 'draft', to: 'in review', roles: sellers },
      { action: 'Send back', from: 'in review', to: 'draft', roles: sellers },
      { action: 'Go live', from: 'in review', to: 'live', roles: managers },
      { action: 'Hide', from: 'live', to: 'hidden', roles: sellers },
      { action: 'Show again', from: 'hidden', to: 'live', roles: sellers },
      { action: 'Archive', from: 'live', to: 'archived', roles: managers },
      { action: 'Archive', from: 'hidden', to: 'archived', roles: managers },
      { action: 'Work on it again', from: 'archived', to: 'draft', roles: managers },
    ],
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      ...{ select: ofOwnBusiness, read: ofOwnBusiness, create: ofOwnBusiness, report: ofOwnBusiness },
      ...{ write: ofSeller, delete: both(ofOwnBusiness, where({ state: 'draft' })) },
    }),
    Guest: reading(isOnSale),
  },
  notices: [
    {
      key: 'change_waits',
      text: 'Your change is waiting for review. Shoppers see the current version until the office decides.',
      dependsOn: 'eval:doc.change_in_review',
    },
  ],
  actions: [
    {
      label: 'Withdraw change',
      method: 'mela.catalog.withdraw_change',
      dependsOn: 'eval:doc.change_in_review',
    },
  ],
  waiting: [{ label: 'Products to approve', field: 'state', values: ['in review'] }],
  titleField: 'title',
  searchFields: ['title', 'route'],
})
