import type { Documents } from '#framework/documents'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { Business } from '#store/businesses'
import { stockedSourceOn } from '../extension-points.ts'
import { toDecimal } from '#meta'
import type { CardRow, ProductCard } from '../rules/product-card.ts'
import { ProductOffer } from '../doctypes/product-offer.doctype.ts'
import { Product } from '../doctypes/product.doctype.ts'
import { best, sold, stocked, sums } from '../doctypes/sold.queries.ts'

/** Cards as the chosen stalls sell them; as they are where no stall was chosen. */
export async function cardsAtStalls(
  documents: Documents,
  cards: readonly ProductCard[],
  stalls: readonly string[],
): Promise<readonly ProductCard[]> {
  if (stalls.length === 0 || cards.length === 0) return cards
  const offers = await stallOffers(documents, { products: cards.map(({ name }) => name), stalls })
  const byProduct = new Map(offers.map((offer) => [offer.name, offer]))
  return cards.map((card) => {
    const offer = byProduct.get(card.name)
    return offer ? asStallSells(card, offer) : card
  })
}

interface Asked {
  /** Names. */
  readonly products: readonly string[]
  readonly stalls: readonly string[]
}

/** What these stalls alone ask for products, one row a product that they sell. One statement. */
function stallOffers(documents: Documents, { products, stalls }: Asked): Promise<readonly StallOffer[]> {
  const { registry } = documents
  const ofStalls = sql`s.business = any(${[...stalls]}::text[])`
  const query = prepared<StallOffer>(
    'catalog stall offers',
    sql`
    with wanted as materialized (select name from unnest(${[...products]}::text[]) name),
      ${sold}, ${stocked(registry, ofStalls)}, ${best}, ${sums}
    select best.product as name, best.business, b.business_name, best.business as seller, best.variant, best.price,
      sums.price_to, best.compare_at_price, sums.variants, best.in_stock::int as in_stock
    from best join sums on sums.product = best.product join "Business" b on b.name = best.business`,
  )
  const stock = stockedSourceOn(registry)
  const reads = [Product, ProductOffer, Business, ...(stock ? [stock.type] : [])]
  return documents.asSystem().statement(query, { reads })
}

type OfStall = 'business' | 'business_name' | 'seller' | 'variant' | 'variants' | 'in_stock'
type Money = 'price' | 'price_to' | 'compare_at_price'

/** What a stall asks for a product; money in minor units. */
type StallOffer = Pick<CardRow, 'name' | OfStall | Money>

/** A card as a stall sells it, whoever else sells the product and for less; amounts become decimals. */
function asStallSells(card: ProductCard, offer: StallOffer): ProductCard {
  const { price, price_to, compare_at_price } = offer
  return {
    ...card,
    ...offer,
    price: toDecimal(price),
    price_to: toDecimal(price_to),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
  }
}
