import type { Say } from '../../language/text.ts'

/** What the store calls the first list that it makes, in the language of whoever looks. */
export function listName({ list_name }: { list_name: string }, say: Say): string {
  return list_name === 'Wishlist' ? say('wishlist.first_list') : list_name
}
