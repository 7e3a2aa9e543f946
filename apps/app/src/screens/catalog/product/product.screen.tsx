import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Params, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle, plainText } from '../../../ui/text/site-text.ts'
import { breadcrumbData, absolute } from '../../../ui/structured-data.ts'
import { categoriesPath, categoryPath, productCall, productPath, type Product } from '../catalog-calls.ts'
import { ProductBody } from './product-body.tsx'

const callOf = (params: Params) => productCall(params['route'] ?? '')

const parentOf = (product: Product | undefined): string => {
  const last = product?.trail.at(-1)
  return last === undefined ? categoriesPath : categoryPath(last.route)
}

export const productScreen: Screen = {
  bar: () => innerBar('shell.categories', { parent: parentOf(undefined) }),
  calls: ({ params }) => [settingsCall, callOf(params)],
  head: ({ params, known }, t) => {
    const settings = known(settingsCall)
    const product = known(callOf(params))
    const canonical = productPath(product?.route ?? params['route'] ?? '')
    if (!product) return { title: pageTitle(t('shell.categories'), settings), description: '', canonical }
    return {
      title: pageTitle(product.title, settings),
      description: product.short_description ?? plainText(product.description),
      canonical,
      image: product.image,
    }
  },
  subject: ({ params }) => ({ call: callOf(params), missing: 'not found' }),
}

const context = 'https://schema.org'

const backOrderTerms = { 'pre-order': 'PreOrder', 'back-order': 'BackOrder' } as const

/** Returns the availability in the words of schema.org. */
function availabilityOf(variants: Product['variants'], inStock: 0 | 1): string {
  if (inStock === 1) return 'InStock'
  const found = variants.flatMap(({ offers }) => offers.flatMap(({ back_order }) => back_order ?? []))[0]
  return found ? backOrderTerms[found.kind] : 'OutOfStock'
}

function offersOf({ variants, price, price_to, currency, in_stock, route }: Product, origin: string): object {
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: price_to,
    priceCurrency: currency,
    offerCount: variants.reduce((sum, { offers }) => sum + offers.length, 0),
    availability: `${context}/${availabilityOf(variants, in_stock)}`,
    url: origin + productPath(route),
  }
}

function productData(product: Product, origin: string): object {
  const { title, short_description, brand, rating, reviews, pictures } = product
  return {
    '@context': context,
    '@type': 'Product',
    name: title,
    ...(short_description !== null && { description: short_description }),
    image: pictures.map(({ image }) => absolute(image, origin)),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(rating !== null &&
      reviews > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
      }),
    offers: offersOf(product, origin),
  }
}

export const serverPage: ServerPage = {
  screen: productScreen,
  jsonLd: ({ visit, params, known }) => {
    const product = known(callOf(params))
    if (!product) return []
    const trail = product.trail.map((one) => ({ label: one.category_name, path: categoryPath(one.route) }))
    const crumbs = [...trail, { label: product.title, path: productPath(product.route) }]
    return [productData(product, visit.origin), breadcrumbData(crumbs, visit.origin)]
  },
  body: (params) => <ProductBody params={params} />,
}
