import type { Documents } from '#framework/documents'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { Business } from '#store/businesses'
import { stockSourceOn } from '../extension-points.ts'
import { toDecimal } from '#meta'
import type { CardRow, ProductCard } from './product-list.ts'
import { ProductOffer } from '../offer/product-offer.doctype.ts'
import { Product } from '../product/product.doctype.ts'
import { best, sold, stocked, sums } from '../offer/offers.queries.ts'

export async function applySellerOffers(
  documents: Documents,
  cards: readonly ProductCard[],
  sellers: readonly string[],
): Promise<readonly ProductCard[]> {
  if (sellers.length === 0 || cards.length === 0) return cards
  const offers = await listSellerOffers(documents, { products: cards.map(({ name }) => name), sellers })
  const byProduct = new Map(offers.map((offer) => [offer.name, offer]))
  return cards.map((card) => {
    const offer = byProduct.get(card.name)
    return offer ? applySellerOffer(card, offer) : card
  })
}

interface SellerOfferQuery {
  readonly products: readonly string[]
  readonly sellers: readonly string[]
}

/** Reads the prices of the selected sellers, one row per product. One statement. */
function listSellerOffers(
  documents: Documents,
  { products, sellers }: SellerOfferQuery,
): Promise<readonly SellerOffer[]> {
  const { registry } = documents
  const isFromSellers = sql`s.business = any(${[...sellers]}::text[])`
  const query = prepared<SellerOffer>(
    'catalog stall offers',
    sql`
    with wanted as materialized (select name from unnest(${[...products]}::text[]) name),
      ${sold}, ${stocked(registry, isFromSellers)}, ${best}, ${sums}
    select best.product as name, best.business, b.business_name, best.business as seller, best.variant, best.price,
      sums.price_to, best.compare_at_price, sums.variants, best.in_stock::int as in_stock, best.back_order
    from best join sums on sums.product = best.product join "Business" b on b.name = best.business`,
  )
  const stock = stockSourceOn(registry)
  const reads = [Product, ProductOffer, Business, ...(stock ? [stock.type] : [])]
  return documents.asSystem().statement(query, { reads })
}

type OfferField = 'business' | 'business_name' | 'seller' | 'variant' | 'variants' | 'in_stock' | 'back_order'
type MoneyField = 'price' | 'price_to' | 'compare_at_price'

/** A seller's offer of a product; money in minor units. */
type SellerOffer = Pick<CardRow, 'name' | OfferField | MoneyField>

/** Applies a seller's offer to a card, even when another seller is cheaper; amounts become decimals. */
function applySellerOffer(card: ProductCard, offer: SellerOffer): ProductCard {
  const { price, price_to, compare_at_price } = offer
  return {
    ...card,
    ...offer,
    price: toDecimal(price),
    price_to: toDecimal(price_to),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
  }
}
