import { docType, everything, grant, link, money, select, series, text, type Role } from '#framework/doctypes'
import { ofOwnBusiness } from './product.doctype.ts'

const managers: readonly Role[] = ['System Manager', 'Store Manager']

/** A seller changes his price and rests as he likes; that he sells it at all, the office says once. */
const sellers: readonly Role[] = [...managers, 'Seller']

/** Another business sells the same variant. The product's own business sells by the variant's price, without an offer. */
export const ProductOffer = docType('Product Offer', {
  naming: series('OFR-.#####'),
  fields: {
    product: link('Product', { required: true, inList: true }),
    variant: text({
      required: true,
      inList: true,
      indexed: true,
      description: 'Name of the product’s variant',
    }),
    business: link('Business', { required: true, inList: true }),
    price: money({ required: true, min: 0, inList: true }),
    compare_at_price: money({ min: 0, description: 'The earlier price, struck out' }),
    state: select(['draft', 'live', 'paused', 'archived'], {
      required: true,
      default: 'draft',
      inList: true,
      indexed: true,
    }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    moves: [
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
  titleField: 'product',
  searchFields: ['product', 'business'],
})
