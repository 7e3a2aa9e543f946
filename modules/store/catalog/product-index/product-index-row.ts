/** A listed product as the shelf takes it from the database; money in minor units, the lists as JSON. */
export interface ProductIndexRow {
  readonly name: string
  readonly title: string
  readonly brand: string | null
  /** [name, label] of each business that sells it. */
  readonly sellers: string
  /** [name, price, '1' where it can be bought there] of each business; null where one alone sells it. */
  readonly seller_offers: string | null
  /** [name, route, category_name] from the top; null where its category is hidden. */
  readonly trail: string | null
  /** [attribute, value] in their order. */
  readonly attributes: string | null
  readonly price: number
  /** The earlier price; null where it is not reduced. */
  readonly compare_at_price: number | null
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
  readonly display_order: number
  readonly created_on: string
  readonly words: string | null
  /** The titles and the other texts in every other language; null where nothing is translated. */
  readonly translated_texts: string | null
}

/** Rows of texts out of JSON; whatever is something else is left out. */
export function parseTextRows(json: string | null): readonly (readonly string[])[] {
  const parsed: unknown = json === null ? [] : JSON.parse(json)
  if (!Array.isArray(parsed)) return []
  return parsed.filter(
    (row: unknown): row is readonly string[] =>
      Array.isArray(row) && row.every((one) => typeof one === 'string'),
  )
}

/** What products are told apart by: 'brand', 'seller' or 'attributes.<name>'. */
export interface FacetField {
  readonly field: string
  readonly label: string
}

interface Value {
  readonly field: number
  readonly value: string
  label: string
}

/** Every value of every facet under a number, so that a product is a short list of numbers. */
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
    /** The number of a value; a new one where it was never met. Its label is the last that was told. */
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
    /** -1 for what was never met. */
    fieldAt: (field: string): number => fieldNumbers.get(field) ?? -1,
    valueAt: (field: number, value: string): number => valueNumbers[field]?.get(value) ?? -1,
  }
}

export type FacetValues = ReturnType<typeof createFacetValues>

/** What one stall asks for a product, and whether it can be bought there now. Minor units. */
export interface SellerOffer {
  readonly price: number
  readonly inStock: 0 | 1
}

/** By the number of the stall among the values; null where one stall alone sells it. */
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
