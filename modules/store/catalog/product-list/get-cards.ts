import { sql } from 'kysely'
import { anyone, anyValue, method } from '#framework/modules'
import { parseFacetValues } from './get-products.ts'
import { loadListedCards } from './listed-cards.ts'

const MAX_CARDS = 20

/** Returns the cards of some products by name, in their order; unlisted ones are left out. One statement. */
export const getCards = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { products: anyValue },
  async run({ input, documents, language }) {
    const names = parseFacetValues(input.products).slice(0, MAX_CARDS)
    if (names.length === 0) return { products: [] }
    const wanted = sql`select name, place from unnest(${[...names]}::text[]) with ordinality one (name, place)`
    const products = await loadListedCards({ documents, language }, { wanted, limit: MAX_CARDS })
    return { products }
  },
})
