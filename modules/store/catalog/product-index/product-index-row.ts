/** A row of the product index; money in minor units, lists as JSON. */
export interface ProductIndexRow {
  readonly name: string
  readonly title: string
  readonly brand: string | null
  readonly sellers: string
  /** [name, price, '1' if available] of each seller; null with a single seller. */
  readonly seller_offers: string | null
  /** [name, route, category_name] from the root; null when its category is hidden. */
  readonly trail: string | null
  readonly attributes: string | null
  readonly price: number
  /** Earlier price; null without a reduction. */
  readonly compare_at_price: number | null
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
  readonly display_order: number
  readonly created_on: string
  readonly words: string | null
  /** Titles and other texts in each other language; null without translations. */
  readonly translated_texts: string | null
}

export function parseTextRows(json: string | null): readonly (readonly string[])[] {
  const parsed: unknown = json === null ? [] : JSON.parse(json)
  if (!Array.isArray(parsed)) return []
  return parsed.filter(
    (row: unknown): row is readonly string[] =>
      Array.isArray(row) && row.every((one) => typeof one === 'string'),
  )
}

export interface FacetField {
  readonly field: string
  readonly label: string
}

interface Value {
  readonly field: number
  readonly value: string
  label: string
}

/** Numbers each value of each facet, so that a product is a short list of integers. */
export function createFacetValues() {
  const fields: FacetField[] = []
  const fieldNumbers = new Map<string, number>()
  const values: Value[] = []
  const valueNumbers: Map<string, number>[] = []

  const fieldNumber = (field: string, label: string): number => {
    const known = fieldNumbers.get(field)
    if (known !== undefined) return known
    fieldNumbers.set(field, fields.length)
    valueNumbers.push(new Map())
    return fields.push({ field, label }) - 1
  }

  return {
    fields,
    values,
    numberOf({ field, label: fieldLabel }: FacetField, value: string, label = value): number {
      const at = fieldNumber(field, fieldLabel)
      const known = valueNumbers[at]?.get(value)
      const stored = known === undefined ? undefined : values[known]
      if (known !== undefined && stored) {
        stored.label = label
        return known
      }
      valueNumbers[at]?.set(value, values.length)
      return values.push({ field: at, value, label }) - 1
    },
    /** Returns -1 for an unknown field. */
    fieldAt: (field: string): number => fieldNumbers.get(field) ?? -1,
    valueAt: (field: number, value: string): number => valueNumbers[field]?.get(value) ?? -1,
  }
}

export type FacetValues = ReturnType<typeof createFacetValues>

/** A seller's price and availability of a product, in minor units. */
export interface SellerOffer {
  readonly price: number
  readonly inStock: 0 | 1
}

/** Offers by the seller's number; null with a single seller. */
export type SellerOffers = ReadonlyMap<number, SellerOffer> | null

export function parseSellerOffers(
  facets: FacetValues,
  { seller_offers: offersJson }: ProductIndexRow,
): SellerOffers {
  if (offersJson === null) return null
  const field = facets.fieldAt('seller')
  return new Map(
    parseTextRows(offersJson).map(([seller = '', price = '', inStock]) => [
      facets.valueAt(field, seller),
      { price: Number(price), inStock: inStock === '1' ? 1 : 0 },
    ]),
  )
}
