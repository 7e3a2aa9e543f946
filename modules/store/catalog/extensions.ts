import { notificationEvents } from '#site/notifications'
import { changeAccepted, changeRefused, changeWaits } from './rules/changes/change-notices.ts'
import type { Documents } from '#framework/documents'
import { pageSectionSource, routeSource, wholeList, type SiteRoute } from '#site/website'
import { ProductCategory } from './doctypes/product-category.doctype.ts'
import { readCategories } from './actions/read-categories.ts'
import { ProductListing } from './doctypes/product-listing.doctype.ts'
import { Product } from './doctypes/product.doctype.ts'
import type { Category } from './rules/category-tree.ts'
import type { ProductCard } from './rules/product-card.ts'
import { sayCard, sayCategory } from './rules/say-shelf.ts'
import { everythingOf } from './rules/shelf/question.ts'
import { askShelf } from './actions/ask-shelf.ts'

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

async function productRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const products = await wholeList((part) =>
    documents.asSystem().find(ProductListing, {
      where: { is_listed: 1 },
      fields: ['name', 'title', 'route', 'modified'],
      order_by: 'product asc',
      ...part,
    }),
  )
  return products.map(({ name, title, route, modified }) => ({
    route: `product/${route ?? ''}`,
    doctype: Product.name,
    name,
    title: title ?? '',
    modified,
  }))
}

async function categoryRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const categories = await wholeList((part) =>
    documents.asSystem().find(ProductCategory, {
      where: { published: 1 },
      fields: ['name', 'category_name', 'route', 'modified'],
      order_by: 'route asc',
      ...part,
    }),
  )
  return categories.map(({ name, category_name, route, modified }) => ({
    route: `category/${route}`,
    doctype: ProductCategory.name,
    name,
    title: category_name,
    modified,
  }))
}

/** What the catalogue adds to the website: two kinds of page sections, and the pages of its things. */
export const catalogExtensions = [
  notificationEvents.add(changeWaits),
  notificationEvents.add(changeAccepted),
  notificationEvents.add(changeRefused),
  pageSectionSource.add({
    sectionType: 'product list',
    rows: ({ content, limit, store, documents }) =>
      sectionProducts(documents, {
        category: textIn(content['category']),
        business: textIn(content['business']),
        store,
        limit,
      }),
    said: (card: ProductCard, say) => sayCard(card, say),
  }),
  pageSectionSource.add({
    sectionType: 'category list',
    rows: ({ store, documents }) => readCategories(documents, { isCounted: true, business: store }),
    said: (category: Category, say) => sayCategory(category, say),
  }),
  routeSource.add(categoryRoutes),
  routeSource.add(productRoutes),
]

interface Wanted {
  /** Route of a category; what stands below it counts too. */
  readonly category: string | null
  /** Whose things the page's editor wants. */
  readonly business: string | null
  /** The store that a person chose. */
  readonly store: string | null
  readonly limit: number
}

/** Cards for a section of a page, in the order of the shop. */
async function sectionProducts(
  documents: Documents,
  { category, business, store, limit }: Wanted,
): Promise<readonly ProductCard[]> {
  if (business !== null && store !== null && business !== store) return []
  const question = { ...everythingOf(business ?? store), category }
  const { cards } = await askShelf(documents, question, { sort: 'position', start: 0, limit })
  return cards
}
