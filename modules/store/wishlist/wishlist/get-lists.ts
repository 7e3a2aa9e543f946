import { anyone, method } from '#framework/modules'
import { presentLists } from './present-lists.ts'
import { wishlist_token } from './wishlist-input.ts'

/** The caller's lists as things cost now. Nothing is written; three statements. */
export const getLists = method({
  access: anyone,
  input: { wishlist_token },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  run: ({ input, documents }) => presentLists(documents, input.wishlist_token),
})
