import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { adsInSight, PAGE } from '../doctypes/classified.queries.ts'
import { readTree } from '../doctypes/classified-category.queries.ts'
import { adCard } from '../rules/ad-card.ts'
import { namesBelow } from '../rules/category-tree.ts'
import { searchWords } from '../rules/search-words.ts'

/** A page of what is advertised, with the categories to choose from. Three statements, however much there is. */
export const getClassifieds = method({
  access: anyone,
  reads: true,
  input: {
    category: text(),
    city: text({ maxLength: 80 }),
    txt: text({ maxLength: 100 }),
    start: int({ min: 0, max: 10_000, default: 0 }),
  },
  async run({ input: { category, city, txt, start }, documents }) {
    const tree = await readTree(documents)
    const categories = namesBelow(tree, category)
    const question = { categories, city, words: searchWords(txt), start: start ?? 0 }
    const ads = categories.length === 0 ? [] : await adsInSight(documents, question)
    return {
      categories: tree,
      ads: ads.slice(0, PAGE).map(adCard),
      has_more: ads.length > PAGE ? (1 as const) : (0 as const),
      currency: 'INR',
    }
  },
})
