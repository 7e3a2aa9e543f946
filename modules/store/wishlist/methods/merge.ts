import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { lockGuestLists, lockLists } from '../doctypes/wishlist.queries.ts'
import { giveList, putOnList, removeList } from '../doctypes/wishlist-writes.queries.ts'
import type { KeptList } from '../rules/kept-list.ts'
import { MOST_ITEMS, MOST_LISTS } from '../rules/limits.ts'
import { showLists } from '../actions/show-lists.ts'

const isSameName = (one: KeptList) => (other: KeptList) =>
  one.list_name.trim().toLowerCase() === other.list_name.trim().toLowerCase()

/** Into a list of the same name as far as it has room; else, and where there is room for it, the list becomes the caller's. */
async function takeOver(documents: Documents, mine: readonly KeptList[], list: KeptList): Promise<void> {
  const same = mine.find(isSameName(list)) ?? (mine.length >= MOST_LISTS ? mine[0] : undefined)
  if (!same) return giveList(documents, list.name)
  const room = Math.max(0, MOST_ITEMS - same.items.length)
  if (list.items.length > 0 && room > 0) await putOnList(documents, same.name, list.items.slice(0, room))
  await removeList(documents, list.name)
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
    await takeOver(documents, mine, list)
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
    return showLists(documents, null)
  },
})
