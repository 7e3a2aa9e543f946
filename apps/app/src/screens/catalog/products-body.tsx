import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { categoriesPath, productsPath, type ShelfPage } from './catalog-calls.ts'
import './catalog.css'
import { NothingFits } from './nothing-fits.tsx'
import { listNamed, productLists } from './product-lists.ts'
import { ShelfPart } from './shelf-part.tsx'
import { isNarrowed, type ProductListName } from './shelf-question.ts'
import { SubCategories } from './sub-categories.tsx'
import { useShelf, type Shelf } from './use-shelf.ts'

const names = ['all', 'new', 'offers'] as const

/** All that is sold, what is new, or what costs less than it did: the same list, in another order or narrowed. */
export function ProductsBody({ params }: { params: Params }) {
  const list = listNamed(params)
  return <ProductsShelf key={list} list={list} />
}

function ProductsShelf({ list }: { list: ProductListName }) {
  const { search } = useVisit()
  const shelf = useShelf(productLists[list].path, search)
  return (
    <div className="wrap">
      {shelf.question.chosen['seller'] === undefined && <StoreNote />}
      <ShelfPart
        shelf={shelf}
        scope={{ category: null, list }}
        head={(page) => <ListHead page={page} list={list} />}
        none={() => <NothingHere list={list} shelf={shelf} />}
      />
    </div>
  )
}

function ListHead({ page, list }: { page: ShelfPage; list: ProductListName }) {
  const t = useSay()
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

function NothingHere({ list, shelf }: { list: ProductListName; shelf: Shelf }) {
  const t = useSay()
  if (isNarrowed(shelf.question)) return <NothingFits shelf={shelf} />
  if (list === 'offers')
    return (
      <Empty
        title={t('catalog.no_offers_title')}
        text={t('catalog.no_offers_text')}
        way={{ label: t('catalog.list_all'), href: productsPath }}
      />
    )
  return (
    <Empty
      title={t('catalog.no_products_title')}
      text={t('catalog.no_products_text')}
      way={{ label: t('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
