import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Empty } from '../../ui/state/answer-states.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { categoriesPath, productsPath, type ProductListPage } from './catalog-calls.ts'
import { NothingFits } from './product-list/product-list-pages.tsx'
import { ProductListSection, SubCategories } from './product-list/product-list-section.tsx'
import { isNarrowed, type ProductListName } from './product-list/product-list-query.ts'
import { useProductList, type ProductListState } from './product-list/use-product-list.ts'

interface NamedList {
  readonly title: MessageId
  readonly lead: MessageId
  readonly path: string
}

export const productLists: Readonly<Record<ProductListName, NamedList>> = {
  all: { title: 'catalog.list_all', lead: 'catalog.list_all_lead', path: productsPath },
  new: { title: 'catalog.list_new', lead: 'catalog.list_new_lead', path: `${productsPath}/new` },
  offers: { title: 'catalog.list_offers', lead: 'catalog.list_offers_lead', path: `${productsPath}/offers` },
}

export function listNamed({ list }: Params): ProductListName {
  return list === 'new' || list === 'offers' ? list : 'all'
}

const names = ['all', 'new', 'offers'] as const

export function ProductsBody({ params }: { params: Params }) {
  const list = listNamed(params)
  return <ListedProducts key={list} list={list} />
}

function ListedProducts({ list }: { list: ProductListName }) {
  const { search } = useVisit()
  const productList = useProductList(productLists[list].path, search)
  return (
    <div className="wrap">
      {productList.question.chosen['seller'] === undefined && <StoreNote />}
      <ProductListSection
        productList={productList}
        scope={{ category: null, list }}
        head={(page) => <ListHead page={page} list={list} />}
        none={() => <NothingHere list={list} productList={productList} />}
      />
    </div>
  )
}

function ListHead({ page, list }: { page: ProductListPage; list: ProductListName }) {
  const t = useTranslate()
  const { title, lead } = productLists[list]
  return (
    <>
      <div className="page-head">
        <h1>{t(title)}</h1>
        <p className="dim">{t(lead)}</p>
        <p className="dim" role="status">
          {t('catalog.items', { count: page.total })}
        </p>
      </div>
      <nav aria-label={t('catalog.lists')}>
        <ul className="chips">
          {names.map((name) => (
            <li key={name}>
              <a
                className="chip"
                href={productLists[name].path}
                aria-current={name === list ? 'page' : undefined}
              >
                {t(productLists[name].title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {list === 'all' && <SubCategories page={page} />}
    </>
  )
}

function NothingHere({ list, productList }: { list: ProductListName; productList: ProductListState }) {
  const t = useTranslate()
  if (isNarrowed(productList.question)) return <NothingFits productList={productList} />
  if (list === 'offers')
    return (
      <Empty
        title={t('catalog.no_offers_title')}
        text={t('catalog.no_offers_text')}
        mainLink={{ label: t('catalog.list_all'), href: productsPath }}
      />
    )
  return (
    <Empty
      title={t('catalog.no_products_title')}
      text={t('catalog.no_products_text')}
      mainLink={{ label: t('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
