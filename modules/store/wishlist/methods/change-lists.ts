import { check, text } from '#framework/doctypes'
import { hashSecret, randomSecret } from '#framework/identity'
import { anyone, method, signedInUsers } from '#framework/modules'
import { newList, openLists, requireFree } from '../actions/keep-item.ts'
import { mergeLists } from '../actions/merge-lists.ts'
import { showLists } from '../actions/show-lists.ts'
import { lockList, lockLists } from '../doctypes/wishlist.queries.ts'
import { endLinks, makeLink, removeList, renameList } from '../doctypes/wishlist-writes.queries.ts'
import { ofList, wishlist_token } from './opening.ts'

const list_name = text({ required: true, maxLength: 60 })

/** Another list. A guest without one gets it with the token that opens it. */
export const addList = method({
  access: anyone,
  input: { list_name, wishlist_token },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents, origin, site }) {
    const opened = await openLists({ documents, origin, site }, input.wishlist_token)
    await newList(documents, opened, input.list_name.trim())
    return { wishlist_token: opened.token, ...(await showLists(documents, opened.token)) }
  },
})

/** Calls a list something else. */
export const rename = method({
  access: anyone,
  input: { list_name, ...ofList },
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, list_name: called, wishlist_token: token }, documents }) {
    const found = await lockList(documents, token, list)
    const others = (await lockLists(documents, token)).filter(({ name }) => name !== list)
    requireFree(others, called)
    await renameList(documents, list, { list_name: called.trim(), shows_name: found.shows_name })
    return showLists(documents, token)
  },
})

/** A list goes, with all that is on it and every link to it. */
export const dropList = method({
  access: anyone,
  input: ofList,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await removeList(documents, list)
    return showLists(documents, token)
  },
})

/** A link by which others may look at a list. Whose it is they learn only with `shows_name`. */
export const share = method({
  access: anyone,
  input: { ...ofList, shows_name: check() },
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, shows_name, wishlist_token: token }, documents }) {
    const { list_name: called } = await lockList(documents, token, list)
    const link = randomSecret()
    await renameList(documents, list, { list_name: called, shows_name })
    await makeLink(documents, list, hashSecret(link))
    return { token: link }
  },
})

/** Ends every link to a list. */
export const unshare = method({
  access: anyone,
  input: ofList,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await endLinks(documents, list)
    return showLists(documents, token)
  },
})

/** What a guest kept goes to his own lists once he is signed in. Called again, it adds nothing. */
export const merge = method({
  access: signedInUsers,
  input: { wishlist_token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await mergeLists(documents, input.wishlist_token)
    return showLists(documents, null)
  },
})
