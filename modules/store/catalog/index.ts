import { defineModule } from '#framework/modules'
import { Brand } from './product/brand.doctype.ts'
import { listingSourceHooks } from './listing/listing-sources.hooks.ts'
import { ProductCategory } from './category/product-category.doctype.ts'
import { ProductChange } from './product-change/product-change.doctype.ts'
import { productChangeHooks } from './product-change/product-change.hooks.ts'
import { ProductListing } from './listing/product-listing.doctype.ts'
import { getBestOffers } from './offer/get-best-offers.ts'
import { ProductOffer } from './offer/product-offer.doctype.ts'
import { productOfferHooks } from './offer/product-offer.hooks.ts'
import { ProductRoute } from './product/product-route.doctype.ts'
import { Product } from './product/product.doctype.ts'
import { productHooks } from './product/product.hooks.ts'
import { SearchSynonym } from './search/search-synonym.doctype.ts'
import { catalogExtensions } from './extensions.ts'
import { getCards } from './product-list/get-cards.ts'
import { getParentCategories } from './category/get-parent-categories.ts'
import { getProduct } from './product/get-product.ts'
import { getProducts } from './product-list/get-products.ts'
import { getRelated } from './product-list/get-related.ts'
import { suggest } from './search/suggest.ts'
import { withdrawChange } from './product-change/withdraw-change.ts'
import { catalogTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { refreshListings } from './listing/refresh-listings.ts'
export { Brand } from './product/brand.doctype.ts'
export { ProductCategory } from './category/product-category.doctype.ts'
export { Product, ProductVariant, isOnSale } from './product/product.doctype.ts'
export { ProductOffer } from './offer/product-offer.doctype.ts'
export { listSaleItems, type SaleItem, type SaleItemKey } from './offer/offers.queries.ts'
export { listOffersOfVariants } from './offer/variant-offers.queries.ts'
export { listProductCategories } from './category/product-categories.queries.ts'
export { translateItem } from './product-list/product-list.ts'
export { loadListedCards, loadRelatedCards } from './product-list/listed-cards.ts'
export { ratingSource, stockSource } from './extension-points.ts'

export const catalog = defineModule({
  name: 'catalog',
  deskSection: 'store',
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
  methods: {
    getParentCategories,
    getProducts,
    getProduct,
    getCards,
    getRelated,
    getBestOffers,
    suggest,
    withdrawChange,
  },
  hooks: [productHooks, productChangeHooks, productOfferHooks, ...listingSourceHooks],
  extensions: catalogExtensions,
  tasks: catalogTasks,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
