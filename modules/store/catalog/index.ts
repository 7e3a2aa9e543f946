import { defineModule } from '#framework/modules'
import { Brand } from './doctypes/brand.doctype.ts'
import { listedByHooks } from './doctypes/listed-by.hooks.ts'
import { ProductCategory } from './doctypes/product-category.doctype.ts'
import { ProductChange } from './doctypes/product-change.doctype.ts'
import { productChangeHooks } from './doctypes/product-change.hooks.ts'
import { ProductListing } from './doctypes/product-listing.doctype.ts'
import { ProductOffer } from './doctypes/product-offer.doctype.ts'
import { productOfferHooks } from './doctypes/product-offer.hooks.ts'
import { ProductRoute } from './doctypes/product-route.doctype.ts'
import { Product } from './doctypes/product.doctype.ts'
import { productHooks } from './doctypes/product.hooks.ts'
import { SearchSynonym } from './doctypes/search-synonym.doctype.ts'
import { catalogExtensions } from './extensions.ts'
import { getParentCategories } from './methods/get-parent-categories.ts'
import { getProduct } from './methods/get-product.ts'
import { getProducts } from './methods/get-products.ts'
import { getRelated } from './methods/get-related.ts'
import { suggest } from './methods/suggest.ts'
import { withdrawChange } from './methods/withdraw-change.ts'
import { catalogTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { markListing } from './actions/mark-listing.ts'
export { Brand } from './doctypes/brand.doctype.ts'
export { ProductCategory } from './doctypes/product-category.doctype.ts'
export { Product, ProductVariant, isOnSale } from './doctypes/product.doctype.ts'
export { saleItems, type SaleItem, type SalePair } from './doctypes/sale-item.queries.ts'
export { ratedSource, stockedSource, type RatedSource, type StockedSource } from './extension-points.ts'
export type { ProductCard } from './rules/product-card.ts'

export const catalog = defineModule({
  name: 'catalog',
  shelf: 'store',
  docTypes: [
    ProductCategory,
    Brand,
    Product,
    ProductChange,
    ProductOffer,
    SearchSynonym,
    ProductListing,
    ProductRoute,
  ],
  systemTypes: [ProductListing, ProductRoute],
  methods: { getParentCategories, getProducts, getProduct, getRelated, suggest, withdrawChange },
  hooks: [productHooks, productChangeHooks, productOfferHooks, ...listedByHooks],
  extensions: catalogExtensions,
  tasks: catalogTasks,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
