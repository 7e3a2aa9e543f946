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
