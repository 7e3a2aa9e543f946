import { wishlistErrors } from '../errors.ts'
import { itemKey, type SavedItem, type SavedList } from '../wishlist/saved-list.rules.ts'

export function findItem({ items }: SavedList, wanted: Pick<SavedItem, 'variant' | 'business'>): SavedItem {
  const found = items.find((item) => itemKey(item) === itemKey(wanted))
  if (!found) throw wishlistErrors.not_on_list()
  return found
}
