import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { withOffers } from '../actions/show-lists.ts'
import { readShared } from '../doctypes/wishlist.queries.ts'

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
