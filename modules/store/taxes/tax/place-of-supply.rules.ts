import { stateCodeOf } from '#site/places'

/** Who sells, and where to. States as people write them, or the tax's own two digits. */
export interface Supply {
  readonly seller: { readonly gstin: string | null; readonly state: string | null }
  /** Where it is delivered, or fetched; null while nobody knows. */
  readonly state: string | null
}

/** What decides which taxes a line has. */
export interface PlaceOfSupply {
  /** Two digits of the goods and services tax; null where no state is known. */
  readonly place_of_supply: string | null
  /** False for a seller without a tax number: it writes a bill of supply, and charges no tax. */
  readonly is_taxed: boolean
  readonly is_intra_state: boolean
}

const codeOf = (state: string | null): string | null => {
  if (state === null) return null
  return /^\d{2}$/.test(state) ? state : stateCodeOf(state)
}

/**
 * The place of supply of goods is where they are delivered. As long as nobody knows where that is, it is taken to be the
 * seller's own state. This follows the general rule, and no exception of the law.
 */
export function placeOfSupply({ seller, state }: Supply): PlaceOfSupply {
  const from = seller.gstin?.slice(0, 2) ?? codeOf(seller.state)
  const to = codeOf(state) ?? from
  return { place_of_supply: to, is_taxed: seller.gstin !== null, is_intra_state: from === to }
}
