import type { Documents } from '#framework/documents'
import { stallOffers } from '../doctypes/stall-offer.queries.ts'
import type { ProductCard } from '../rules/product-card.ts'
import { asStallSells } from '../rules/stall-offer.ts'

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
