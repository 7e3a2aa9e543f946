import { absolute } from '../../../ui/structured-data.ts'
import { productPath, type Product } from '../catalog-calls.ts'

const context = 'https://schema.org'

function offersOf({ variants, price, price_to, currency, in_stock, route }: Product, origin: string): object {
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: price_to,
    priceCurrency: currency,
    offerCount: variants.reduce((sum, { offers }) => sum + offers.length, 0),
    availability: `${context}/${in_stock === 1 ? 'InStock' : 'OutOfStock'}`,
    url: origin + productPath(route),
  }
}

/** What search engines read of a thing: its price, whether it is there, and what buyers think. */
export function productData(product: Product, origin: string): object {
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
