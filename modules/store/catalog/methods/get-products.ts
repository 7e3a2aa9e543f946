import { check, int, money, select, text } from '#framework/doctypes'
import { anyone, anyValue, method, type MethodContext } from '#framework/modules'
import { findOnSite } from '#site/search'
import { inWords } from '#site/translations'
import { storeThatCounts } from '#site/website'
import { askShelf } from '../actions/ask-shelf.ts'
import {
  type Crumb,
  type ListedCategory,
  sorts,
  type PriceRange,
  type ProductList,
} from '../rules/product-list.ts'
import { readAttributes, readValues } from '../rules/read-choices.ts'
import { sayCard, sayFacet, sayListed } from '../rules/say-shelf.ts'
import type { ShelfAnswer } from '../rules/shelf/answer-question.ts'
import type { Paging, Question } from '../rules/shelf/question.ts'
import { toDecimal } from '#meta'

const MOST = 60
const PAGE = 20
/** Pages beyond it are nobody's but a machine's. */
const FARTHEST = 100_000

interface Asked {
  readonly category: string | null
  readonly business: string | null
  readonly brand: unknown
  readonly seller: unknown
  readonly attributes: unknown
  readonly price_min: number | null
  readonly price_max: number | null
  readonly in_stock: 0 | 1
  readonly on_offer: 0 | 1
}

/** What was chosen, by facet. A business alone is a seller that the shopper did not choose himself. */
function chosenIn({ brand, seller, business, attributes }: Asked): Question['chosen'] {
  const sellers = business === null ? readValues(seller) : [business]
  const others = [...readAttributes(attributes)].map(
    ([name, values]) => [`attributes.${name}`, values] as const,
  )
  const all = [['brand', readValues(brand)] as const, ['seller', sellers] as const, ...others]
  return new Map(all.filter(([, values]) => values.length > 0))
}

function questionOf(asked: Asked, search: string | null): Question {
  const { category, price_min, price_max, in_stock, on_offer } = asked
  return {
    ...{ category, search, chosen: chosenIn(asked), isAsWritten: false },
    ...{ priceMin: price_min, priceMax: price_max, inStock: in_stock === 1, isOnOffer: on_offer === 1 },
  }
}

function priceRange({ lowest, highest }: ShelfAnswer): PriceRange | null {
  return lowest === null || highest === null ? null : { min: toDecimal(lowest), max: toDecimal(highest) }
}

type Context = Pick<MethodContext<never>, 'documents' | 'extensions'>

/** A page of what a list asks. Words that an event or a page of the site has are right: no product is shown for a slip of them. */
async function shownFor(context: Context, question: Question, paging: Paging) {
  const { documents } = context
  const shown = await askShelf(documents, question, paging)
  if (shown.choice.correctedTo === null || question.search === null) return shown
  const isRight = (await findOnSite(context, question.search)).length > 0
  return isRight ? askShelf(documents, { ...question, isAsWritten: true }, paging) : shown
}

/** A page of what is sold, with everything to choose by. One statement at most, however much there is; a slip asks the rest
 * of the site too. */
export const getProducts = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {
    category: text(),
    business: text(),
    brand: anyValue,
    seller: anyValue,
    price_min: money({ min: 0 }),
    price_max: money({ min: 0 }),
    attributes: anyValue,
    in_stock: check(),
    on_offer: check({ description: 'Only what costs less than it did' }),
    search: text({ maxLength: 100 }),
    sort: select(sorts),
    start: int({ min: 0, max: FARTHEST, default: 0 }),
    limit: int({ min: 1, max: MOST, default: PAGE }),
  },
  async run({ input, documents, extensions, language }): Promise<ProductList> {
    const search = input.search?.trim() || null
    const paging = {
      sort: input.sort ?? (search === null ? 'position' : 'relevance'),
      start: input.start ?? 0,
      limit: input.limit ?? PAGE,
    } as const
    const business = await storeThatCounts(documents, input.business)
    const question = questionOf({ ...input, business }, search)
    const shown = await shownFor({ documents, extensions }, question, paging)
    const { choice, cards, heading, standing } = shown
    const category = heading && listedCategory(heading, standing.shelf.categories)
    return inWords({ documents, language }, (say) => ({
      products: cards.map((card) => sayCard(card, say)),
      total: choice.total,
      ...paging,
      facets: choice.facets.map((facet) => sayFacet(facet, say)),
      price_range: priceRange(choice),
      category: category && sayListed(category, say),
      corrected_to: choice.correctedTo,
      corrected_from: choice.correctedTo === null ? null : search,
    }))
  },
})

interface Heading extends Crumb {
  readonly full_description: string | null
  readonly category_image: string | null
}

interface Ways {
  numberAt(route: string): number
  trailOf(number: number): readonly Crumb[]
}

/** A category with its way from the top; one in which nothing stands is known by itself alone. */
function listedCategory(heading: Heading, ways: Ways): ListedCategory {
  const { name, route, category_name } = heading
  const number = ways.numberAt(route)
  return { ...heading, trail: number === -1 ? [{ name, route, category_name }] : ways.trailOf(number) }
}
