import { check, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { storeThatCounts } from '#site/website'
import { listCategories } from './list-categories.ts'
import { translateCategory } from '../product-list/product-list.ts'

/** Returns the category tree that all businesses share; counts are limited to `business` if given. */
export const getParentCategories = method({
  access: anyone,
  aliases: ['api.get_parent_categories'],
  reads: true,
  isTranslated: true,
  input: { domain: text({ maxLength: 253 }), show_count: check(), business: text() },
  async run({ input, documents, language }) {
    const business = await storeThatCounts(documents, input.business)
    const categories = await listCategories(documents, { isCounted: input.show_count === 1, business })
    return translateResponse({ documents, language }, (translate) =>
      categories.map((category) => translateCategory(category, translate)),
    )
  },
})
