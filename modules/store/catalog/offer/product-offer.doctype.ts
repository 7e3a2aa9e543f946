import {
  docType,
  everything,
  grant,
  link,
  money,
  select,
  series,
  text,
  type RoleName,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { MAX_OPTION_VALUES_LENGTH } from '../product/product.doctype.ts'

const managers: readonly RoleName[] = ['System Manager', 'Store Manager']

/** Sellers change price and pause on their own; the office approves the offer once. */
const sellers: readonly RoleName[] = [...managers, 'Seller']

/** Fixed once approved: another variant or seller is another offer. */
const fixed = { setOnlyOnce: true } as const

const shown = { readOnly: true } as const

export const ProductOffer = docType('Product Offer', {
  naming: series('OFR-.#####'),
  fields: {
    product: link('Product', { required: true, ...fixed }),
    product_title: text({ ...shown, label: 'Title' }),
    sku: text({
      ...fixed,
      label: 'SKU',
      inList: true,
      maxLength: 60,
      description: 'SKU of the variant; not needed if the product has only one',
    }),
    option_values: text({ ...shown, inList: true, label: 'Variant', maxLength: MAX_OPTION_VALUES_LENGTH }),
    variant: text({
      ...fixed,
      hidden: true,
      indexed: true,
      description: 'Variant of the product; you can enter its SKU',
    }),
    business: link('Business', { required: true, inList: true, ...fixed }),
    price: money({ required: true, min: 0, inList: true }),
    compare_at_price: money({
      label: 'Original price',
      isNullable: true,
      min: 0,
      description: 'Earlier price, shown struck through',
    }),
    state: select(['draft', 'live', 'paused', 'archived'], {
      label: 'Status',
      tones: { live: 'ok', paused: 'warn' },
      required: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Go live', from: 'draft', to: 'live', roles: managers },
      { action: 'Pause', from: 'live', to: 'paused', roles: sellers },
      { action: 'Go on', from: 'paused', to: 'live', roles: sellers },
      { action: 'Archive', from: 'live', to: 'archived', roles: sellers },
      { action: 'Put away', from: 'paused', to: 'archived', roles: sellers },
    ],
  },
  uniqueTogether: [['variant', 'business']],
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      ...{ select: ofOwnBusiness, read: ofOwnBusiness, create: ofOwnBusiness, write: ofOwnBusiness },
      report: ofOwnBusiness,
    }),
  },
  bulkWrites: {
    skips: ['hooks', 'versions', 'events', 'modified'],
    onFields: ['product_title', 'sku', 'option_values'],
  },
  titleField: 'product_title',
  searchFields: ['product_title', 'sku', 'product', 'business'],
})
