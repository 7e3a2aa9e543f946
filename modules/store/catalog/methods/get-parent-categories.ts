import { check, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { storeThatCounts } from '#site/website'
import { readCategories } from '../actions/read-categories.ts'

/** The tree of categories. All businesses share it; counted for a `business` it holds what that one sells alone. */
export const getParentCategories = method({
  access: anyone,
  aliases: ['api.get_parent_categories'],
  reads: true,
  input: { domain: text({ maxLength: 253 }), show_count: check(), business: text() },
  async run({ input, documents }) {
    const business = await storeThatCounts(documents, input.business)
    return readCategories(documents, { isCounted: input.show_count === 1, business })
  },
})
