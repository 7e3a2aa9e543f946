import { at } from './at.ts'
import type { Question } from './question.ts'
import type { Shelf } from './shelf.ts'
import type { StallOffer } from './stall-offers.ts'

/** What can be bought comes before what can not, then the lowest price. */
function better(left: StallOffer, right: StallOffer): StallOffer {
  const isLeft = left.inStock > right.inStock || (left.inStock === right.inStock && left.price <= right.price)
  return isLeft ? left : right
}

/** Prices and stock of the products as a question means them: of the stalls that are chosen, else of whoever asks least. */
export function offersFor({ columns, facets }: Shelf, { chosen }: Question) {
  const field = facets.fieldAt('seller')
  const stalls = (chosen.get('seller') ?? []).map((stall) => facets.valueAt(field, stall))
  const atStalls = (product: number): StallOffer | undefined => {
    const known = columns.stallOffers[product]
    let best: StallOffer | undefined
    // Asked several times of each product that a question is about: no list is made on the way.
    for (const stall of stalls) {
      const offer = known?.get(stall)
      if (offer) best = best ? better(best, offer) : offer
    }
    return best
  }
  if (stalls.length === 0)
    return {
      isOfStalls: false,
      price: (product: number) => at(columns.prices, product),
      inStock: (product: number) => at(columns.inStock, product),
    }
  return {
    isOfStalls: true,
    price: (product: number) => atStalls(product)?.price ?? at(columns.prices, product),
    inStock: (product: number) => atStalls(product)?.inStock ?? at(columns.inStock, product),
  }
}

export type Offers = ReturnType<typeof offersFor>
