import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { inWords } from '#site/translations'
import { showFromShelf, shownLately } from '../actions/ask-shelf.ts'
import { standAtShelf } from '../actions/stand-at-shelf.ts'
import { standNear } from '../actions/stand-near.ts'
import { readProductPage } from '../doctypes/product-page.queries.ts'
import { catalogErrors } from '../errors.ts'
import { composeProductPage } from '../rules/compose-product-page.ts'
import type { ProductCard } from '../rules/product-card.ts'
import type { ProductPage } from '../rules/product-page.ts'
import { sayProductPage } from '../rules/say-shelf.ts'

const RELATED = 8

/** Everything of a product's page but when it can be delivered. One statement, two where related cards are not at hand. */
export const getProduct = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { route: text({ required: true }) },
  async run({ input, documents, language }): Promise<ProductPage> {
    const standing = await standAtShelf(documents)
    const { known } = standing
    const { page, news } = await readProductPage(documents, { route: input.route, known })
    if (page === null) throw catalogErrors.no_such_product()
    const shown = (related: readonly ProductCard[]) => {
      const whole = composeProductPage(page, related)
      return inWords({ documents, language }, (say) => sayProductPage(whole, say))
    }
    const related = (at: typeof standing) => standNear(at, page.name, RELATED)
    const atHand = await shownLately(documents, standing, { news, names: related })
    if (atHand) return shown(atHand)
    const choose = (at: typeof standing) => ({ choice: null, names: related(at) })
    const { cards } = await showFromShelf(documents, { category: null, choose })
    return shown(cards)
  },
})
