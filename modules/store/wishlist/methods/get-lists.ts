import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { showLists, withOffers } from '../actions/show-lists.ts'
import { readLists, readShared } from '../doctypes/wishlist.queries.ts'
import { itemKey } from '../rules/kept-list.ts'
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

/** A list that somebody shared, for looking at; whose it is only where he agreed. */
export const getShared = method({
  access: anyone,
  input: { token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  countsItself: true,
  framesItself: true,
  async run({ input, documents }) {
    const shared = await readShared(documents, input.token)
    const [shown] = await withOffers(documents, [shared])
    const items = (shown?.items ?? []).map(({ price_kept: _kept, fell_by: _fell, ...item }) => item)
    return { currency: 'INR' as const, list_name: shared.list_name, owner_name: shared.owner_name, items }
  },
})
