import { anyone, anyValue, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { toDecimal } from '#meta'
import { parseFacetValues } from '../product-list/get-products.ts'
import { translateItem } from '../product-list/product-list.ts'
import { listOffersOfProducts, type OfferedVariant } from './variant-offers.queries.ts'

const MAX_PRODUCTS = 200

/** Above it, visitors do not see how many are left. */
const LOW_STOCK = 6

function bestOf({ offers, ...item }: OfferedVariant) {
  const [best] = offers
  if (!best) return []
  const { business, business_name, price, compare_at_price, available } = best
  return [
    {
      ...{ ...item, business, business_name, price: toDecimal(price) },
      compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
      in_stock: available === null || available > 0 ? (1 as const) : (0 as const),
      left: available !== null && available > 0 && available < LOW_STOCK ? available : null,
      sellers: offers.length,
    },
  ]
}

/** Returns each variant of some products with its best offer. Products that are not on sale are left out. */
export const getBestOffers = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { products: anyValue },
  async run({ input, documents, language }) {
    const names = parseFacetValues(input.products, MAX_PRODUCTS)
    if (names.length === 0) return { variants: [] }
    const variants = (await listOffersOfProducts(documents, names)).flatMap(bestOf)
    return translateResponse({ documents, language }, (translate) => ({
      variants: variants.map((variant) => translateItem(variant, translate)),
    }))
  },
})
