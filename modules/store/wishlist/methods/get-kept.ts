import { anyone, method } from '#framework/modules'
import { readLists } from '../doctypes/wishlist.queries.ts'
import { itemKey } from '../rules/kept-list.ts'
import { wishlist_token } from './opening.ts'

/** Keys of all that the caller keeps, for the hearts of cards. One statement. */
export const getKept = method({
  access: anyone,
  input: { wishlist_token },
  methods: ['POST'],
  countsItself: true,
  framesItself: true,
  async run({ input, documents }) {
    const lists = await readLists(documents, input.wishlist_token)
    return { kept: [...new Set(lists.flatMap(({ items }) => items).map(itemKey))] }
  },
})
