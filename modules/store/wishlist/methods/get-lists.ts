import { anyone, method } from '#framework/modules'
import { showLists } from '../actions/show-lists.ts'
import { wishlist_token } from './opening.ts'

/** The caller's lists as things cost now. Nothing is written; three statements. */
export const getLists = method({
  access: anyone,
  input: { wishlist_token },
  methods: ['POST'],
  countsItself: true,
  framesItself: true,
  run: ({ input, documents }) => showLists(documents, input.wishlist_token),
})
