import type { TranslateText } from '#meta'
import { asWritten, translateDocument } from '#site/translations'
import { Business } from '#store/businesses'
import { ProductCategory } from '../category/product-category.doctype.ts'
import { Product } from '../product/product.doctype.ts'
import type { Category } from '../category/category-tree.rules.ts'
import type { ProductCard } from './product-card.ts'
import type { Breadcrumb, Facet, ListedCategory } from './product-list.ts'
import type { ProductPage } from '../product/product-page.ts'

/** A category and all below it in the words of a language. */
export function translateCategory(category: Category, translate: TranslateText): Category {
  if (translate === asWritten) return category
  return {
    ...translateDocument(ProductCategory, category, translate),
    child: category.child.map((below) => translateCategory(below, translate)),
  }
}

const translateTrail = (trail: readonly Breadcrumb[], translate: TranslateText): readonly Breadcrumb[] =>
  trail.map((crumb) => translateDocument(ProductCategory, crumb, translate))

export function translateListedCategory(category: ListedCategory, translate: TranslateText): ListedCategory {
  if (translate === asWritten) return category
  return {
    ...translateDocument(ProductCategory, category, translate),
    trail: translateTrail(category.trail, translate),
  }
}

/** Of what there is to choose by, the categories. */
export function translateFacet(facet: Facet, translate: TranslateText): Facet {
  if (translate === asWritten || facet.field !== 'category') return facet
  return { ...facet, values: facet.values.map((value) => ({ ...value, label: translate(value.label) })) }
}

/** A card speaks of a product and of who sells it. */
export const translateCard = (card: ProductCard, translate: TranslateText): ProductCard =>
  translateDocument(Business, translateDocument(Product, card, translate), translate)

export function translateProductPage(page: ProductPage, translate: TranslateText): ProductPage {
  if (translate === asWritten) return page
  return {
    ...translateDocument(Business, translateDocument(Product, page, translate), translate),
    variants: page.variants.map((variant) => ({
      ...variant,
      offers: variant.offers.map((offer) => translateDocument(Business, offer, translate)),
    })),
    trail: translateTrail(page.trail, translate),
    related: page.related.map((card) => translateCard(card, translate)),
  }
}
