import type { MessageId } from '#design/messages'
import type { Params } from '../../shell/screen.ts'
import { productsPath } from './catalog-calls.ts'
import type { ProductListName } from './product-list/product-list-query.ts'

interface ProductList {
  readonly title: MessageId
  readonly lead: MessageId
  readonly path: string
}

export const productLists: Readonly<Record<ProductListName, ProductList>> = {
  all: { title: 'catalog.list_all', lead: 'catalog.list_all_lead', path: productsPath },
  new: { title: 'catalog.list_new', lead: 'catalog.list_new_lead', path: `${productsPath}/new` },
  offers: { title: 'catalog.list_offers', lead: 'catalog.list_offers_lead', path: `${productsPath}/offers` },
}

/** The list that an address names; everything for an unknown one. */
export function listNamed({ list }: Params): ProductListName {
  return list === 'new' || list === 'offers' ? list : 'all'
}
