import { anyone, method } from '#framework/modules'
import { newList, openLists } from './add-to-wishlist.ts'
import { presentLists, wishlist_token, list_name } from './get-lists.ts'

/** Creates another wishlist. A guest without one gets it with the token that opens it. */
export const addList = method({
  access: anyone,
  input: { list_name, wishlist_token },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input, documents, language, ctx }) {
    const opened = await openLists(ctx, input.wishlist_token)
    await newList(documents, opened, input.list_name.trim())
    return { wishlist_token: opened.token, ...(await presentLists({ documents, language }, opened.token)) }
  },
})
