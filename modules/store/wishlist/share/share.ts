import { check } from '#framework/doctypes'
import { hashSecret, randomSecret } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { lockList, insertLink, renameList } from '../wishlist/wishlist.queries.ts'
import { listInput } from '../wishlist/get-lists.ts'

/** Shares a wishlist by a link. The owner's name is shown only with `shows_name`. */
export const share = method({
  access: anyone,
  input: { ...listInput, shows_name: check() },
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, shows_name, wishlist_token: token }, documents }) {
    const found = await lockList(documents, token, list)
    const link = randomSecret()
    if (found.shows_name !== shows_name) await renameList(documents, list, { ...found, shows_name })
    await insertLink(documents, found, hashSecret(link))
    return { token: link }
  },
})
