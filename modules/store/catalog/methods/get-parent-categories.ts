import { check, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { inWords } from '#site/translations'
import { storeThatCounts } from '#site/website'
import { readCategories } from '../actions/read-categories.ts'
import { sayCategory } from '../rules/say-shelf.ts'

/** The tree of categories. All businesses share it; counted for a `business` it holds what that one sells alone. */
export const getParentCategories = method({
  access: anyone,
  aliases: ['api.get_parent_categories'],
  reads: true,
  isTranslated: true,
  input: { domain: text({ maxLength: 253 }), show_count: check(), business: text() },
  async run({ input, documents, language }) {
    const business = await storeThatCounts(documents, input.business)
    const categories = await readCategories(documents, { isCounted: input.show_count === 1, business })
    return inWords({ documents, language }, (say) => categories.map((category) => sayCategory(category, say)))
  },
})
