import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { loadOffers } from '../wishlist/get-lists.ts'
import { readShared } from '../wishlist/wishlist.queries.ts'

/** Returns a shared wishlist, read-only. Its owner is named only when they agreed. */
export const getShared = method({
  access: anyone,
  input: { token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  isTranslated: true,
  async run({ input, documents, language }) {
    const shared = await readShared(documents, input.token)
    const [shown] = await loadOffers({ documents, language }, [shared])
    const items = (shown?.items ?? []).map(
      ({ price_when_added: _savedPrice, price_drop: _drop, ...item }) => item,
    )
    return { currency: 'INR' as const, list_name: shared.list_name, owner_name: shared.owner_name, items }
  },
})
