import { notificationEvents } from '#site/notifications'
import { changeAccepted, changeRefused, changeSubmitted } from './product-change/propose-change.ts'
import type { Documents } from '#framework/documents'
import { pageSectionSource, routeSource, listAll, type SiteRoute } from '#site/website'
import { ProductCategory } from './category/product-category.doctype.ts'
import { listCategories, type Category } from './category/list-categories.ts'
import { ProductListing } from './listing/product-listing.doctype.ts'
import { Product } from './product/product.doctype.ts'
import {
  type ProductCard,
  translateCard,
  translateCategory,
  queryEverything,
} from './product-list/product-list.ts'
import { searchProducts } from './product-index/search-products.ts'

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

async function productRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const products = await listAll((part) =>
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
  const categories = await listAll((part) =>
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

export const catalogExtensions = [
  notificationEvents.add(changeSubmitted),
  notificationEvents.add(changeAccepted),
  notificationEvents.add(changeRefused),
  pageSectionSource.add({
    sectionType: 'product list',
    rows: ({ content, limit, store, documents }) =>
      sectionProducts(documents, {
        category: textOrNull(content['category']),
        business: textOrNull(content['business']),
        store,
        limit,
      }),
    translateRow: (card: ProductCard, translate) => translateCard(card, translate),
  }),
  pageSectionSource.add({
    sectionType: 'category list',
    rows: ({ store, documents }) => listCategories(documents, { isCounted: true, business: store }),
    translateRow: (category: Category, translate) => translateCategory(category, translate),
  }),
  routeSource.add(categoryRoutes),
  routeSource.add(productRoutes),
]

interface SectionInput {
  readonly category: string | null
  readonly business: string | null
  readonly store: string | null
  readonly limit: number
}

async function sectionProducts(
  documents: Documents,
  { category, business, store, limit }: SectionInput,
): Promise<readonly ProductCard[]> {
  if (business !== null && store !== null && business !== store) return []
  const question = { ...queryEverything(business ?? store), category }
  const { cards } = await searchProducts(documents, question, { sort: 'position', start: 0, limit })
  return cards
}
