import { wishlistErrors } from '../errors.ts'
import { itemKey, type KeptItem, type KeptList } from '../rules/kept-list.ts'

export function onList({ items }: KeptList, wanted: Pick<KeptItem, 'variant' | 'business'>): KeptItem {
  const found = items.find((item) => itemKey(item) === itemKey(wanted))
  if (!found) throw wishlistErrors.not_on_list()
  return found
}
