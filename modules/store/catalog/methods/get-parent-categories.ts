import { check, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { readCategories } from '../doctypes/product-category.queries.ts'

/** The tree of categories. All businesses share it; a `business` narrows the counts to its own products. */
export const getParentCategories = method({
  access: anyone,
  aliases: ['api.get_parent_categories'],
  reads: true,
  input: { domain: text({ maxLength: 253 }), show_count: check(), business: text() },
  run: ({ input, documents }) =>
    readCategories(documents, { isCounted: input.show_count === 1, business: input.business }),
})
