import type { Translate } from '../../language/text.ts'

/** What the store calls the first list that it makes, in the language of whoever looks. */
export function listName({ list_name }: { list_name: string }, t: Translate): string {
  return list_name === 'Wishlist' ? t('wishlist.first_list') : list_name
}
