import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { lockGuestLists, lockLists, transferList, insertItems, deleteListRows } from './wishlist.queries.ts'
import { type SavedList, MAX_ITEMS, MAX_LISTS } from './saved-list.ts'
import { presentLists } from './get-lists.ts'

const isSameName = (one: SavedList) => (other: SavedList) =>
  one.list_name.trim().toLowerCase() === other.list_name.trim().toLowerCase()

/** Merges a guest's list into one of the same name up to the item limit, or transfers it if the list limit permits. */
async function mergeList(documents: Documents, mine: readonly SavedList[], list: SavedList): Promise<void> {
  const same = mine.find(isSameName(list)) ?? (mine.length >= MAX_LISTS ? mine[0] : undefined)
  if (!same) return transferList(documents, list.name)
  const freeSlots = Math.max(0, MAX_ITEMS - same.items.length)
  if (list.items.length > 0 && freeSlots > 0)
    await insertItems(documents, same.name, list.items.slice(0, freeSlots))
  await deleteListRows(documents, list.name)
}

/**
 * Merges the guest's lists into the caller's. They are transferred or deleted, so a second call adds nothing. The
 * guest's lists are locked first.
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

/** Merges a guest's lists into the caller's own after sign-in. Idempotent. */
export const merge = method({
  access: signedInUsers,
  input: { wishlist_token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, language }) {
    await mergeLists(documents, input.wishlist_token)
    return presentLists({ documents, language }, null)
  },
})
