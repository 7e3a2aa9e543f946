import type { TranslateText } from '#meta'
import { asWritten, sayDocument } from '#site/translations'
import { Business } from '#store/businesses'
import { ProductCategory } from '../doctypes/product-category.doctype.ts'
import { Product } from '../doctypes/product.doctype.ts'
import type { Category } from './category-tree.ts'
import type { ProductCard } from './product-card.ts'
import type { Crumb, Facet, ListedCategory } from './product-list.ts'
import type { ProductPage } from './product-page.ts'

/** A category and all below it in the words of a language. */
export function sayCategory(category: Category, say: TranslateText): Category {
  if (say === asWritten) return category
  return {
    ...sayDocument(ProductCategory, category, say),
    child: category.child.map((below) => sayCategory(below, say)),
  }
}

const sayTrail = (trail: readonly Crumb[], say: TranslateText): readonly Crumb[] =>
  trail.map((crumb) => sayDocument(ProductCategory, crumb, say))

export function sayListed(category: ListedCategory, say: TranslateText): ListedCategory {
  if (say === asWritten) return category
  return { ...sayDocument(ProductCategory, category, say), trail: sayTrail(category.trail, say) }
}

/** Of what there is to choose by, the categories. */
export function sayFacet(facet: Facet, say: TranslateText): Facet {
  if (say === asWritten || facet.field !== 'category') return facet
  return { ...facet, values: facet.values.map((value) => ({ ...value, label: say(value.label) })) }
}

/** A card speaks of a product and of who sells it. */
export const sayCard = (card: ProductCard, say: TranslateText): ProductCard =>
  sayDocument(Business, sayDocument(Product, card, say), say)

export function sayProductPage(page: ProductPage, say: TranslateText): ProductPage {
  if (say === asWritten) return page
  return {
    ...sayDocument(Business, sayDocument(Product, page, say), say),
    variants: page.variants.map((variant) => ({
      ...variant,
      offers: variant.offers.map((offer) => sayDocument(Business, offer, say)),
    })),
    trail: sayTrail(page.trail, say),
    related: page.related.map((card) => sayCard(card, say)),
  }
}
