import {
  demoBrands,
  demoCategories,
  demoDetails,
  demoOffers,
  demoProducts,
  demoSynonyms,
  type DemoCategory,
  type DemoProduct,
} from '#demo'
import { pictureNamed } from '#demo/pictures'
import type { NewDoc } from '#framework/doctypes'
import type { DemoContext } from '#framework/modules'
import { Brand } from './product/brand.doctype.ts'
import { ProductCategory } from './category/product-category.doctype.ts'
import { ProductOffer } from './offer/product-offer.doctype.ts'
import { Product } from './product/product.doctype.ts'
import { SearchSynonym } from './search/search-synonym.doctype.ts'

export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  const categories = new Map<string, string>()
  for (const [index, category] of demoCategories.entries())
    for (const [route, name] of await addCategory(context, category, index + 1)) categories.set(route, name)
  for (const brand of demoBrands) await documents.insert(Brand, brand)
  for (const words of demoSynonyms) await documents.insert(SearchSynonym, { words })
  const sold = new Map<string, SoldVariant>()
  for (const [index, { category, picture, ...product }] of demoProducts.entries()) {
    const { name, variants } = await documents.insert(Product, {
      ...product,
      ...detailsOf(product.route, product),
      category: categories.get(category) ?? category,
      state: 'live',
      display_order: index + 1,
      pictures: [{ image: context.picture(picture), alt: pictureNamed(picture).alt }],
    })
    sold.set(product.route, { product: name, variant: variants[0]?.name ?? '' })
  }
  for (const { route, ...offer } of demoOffers)
    await documents.insert(ProductOffer, { ...sold.get(route), ...offer, state: 'live' })
}

interface SoldVariant {
  readonly product: string
  readonly variant: string
}

type Prices = Pick<DemoProduct, 'price' | 'compare_at_price'>

function detailsOf(route: string, prices: Prices): NewDoc<typeof Product> {
  const details = demoDetails[route]
  if (!details) return {}
  const { attributes, variants, weight_grams, ...rest } = details
  const { price, compare_at_price } = prices
  const only = {
    sku: route,
    price,
    weight_grams,
    ...(compare_at_price !== undefined && { compare_at_price }),
  }
  return {
    ...rest,
    attributes: attributes.map(([attribute, value]) => ({ attribute, value })),
    variants: variants?.map((variant, place) => ({ ...variant, sku: `${route}-${place + 1}` })) ?? [only],
  }
}

async function addCategory(
  { documents, picture }: DemoContext,
  { picture: pictureName, subcategories: categories, ...topCategory }: DemoCategory,
  display_order: number,
): Promise<readonly (readonly [route: string, name: string])[]> {
  const image = picture(pictureName)
  const pictures = { category_image: image, mobile_image: image }
  const { name: parent_category } = await documents.insert(ProductCategory, {
    ...topCategory,
    ...pictures,
    display_order,
  })
  const names: [string, string][] = [[topCategory.route, parent_category]]
  for (const [place, subcategory] of categories.entries()) {
    const added = await documents.insert(ProductCategory, {
      ...subcategory,
      ...pictures,
      parent_category,
      display_order: place + 1,
    })
    names.push([subcategory.route, added.name])
  }
  return names
}
