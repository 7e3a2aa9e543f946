import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { lockGuestLists, lockLists, transferList, insertItems, deleteListRows } from './wishlist.queries.ts'
import { type SavedList, MOST_ITEMS, MOST_LISTS } from './saved-list.ts'
import { presentLists } from './get-lists.ts'

const isSameName = (one: SavedList) => (other: SavedList) =>
  one.list_name.trim().toLowerCase() === other.list_name.trim().toLowerCase()

/** Into a list of the same name as far as it has room; else, and where there is room for it, the list becomes the caller's. */
async function mergeList(documents: Documents, mine: readonly SavedList[], list: SavedList): Promise<void> {
  const same = mine.find(isSameName(list)) ?? (mine.length >= MOST_LISTS ? mine[0] : undefined)
  if (!same) return transferList(documents, list.name)
  const freeSlots = Math.max(0, MOST_ITEMS - same.items.length)
  if (list.items.length > 0 && freeSlots > 0)
    await insertItems(documents, same.name, list.items.slice(0, freeSlots))
  await deleteListRows(documents, list.name)
}

/**
 * What was kept before signing in goes to the caller's own lists. The guest's lists are his then, or are gone, so that a
 * second call adds nothing. The guest's are locked first.
 */
async function mergeLists(documents: Documents, token: string): Promise<void> {
  if (!isSecret(token)) return
  const theirs = await lockGuestLists(documents, hashSecret(token))
  let mine = await lockLists(documents, null)
  for (const list of theirs) {
    await mergeList(documents, mine, list)
    if (!mine.some(isSameName(list))) mine = [...mine, list]
  }
}

/** What a guest kept goes to his own lists once he is signed in. Called again, it adds nothing. */
export const merge = method({
  access: signedInUsers,
  input: { wishlist_token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await mergeLists(documents, input.wishlist_token)
    return presentLists(documents, null)
  },
})
