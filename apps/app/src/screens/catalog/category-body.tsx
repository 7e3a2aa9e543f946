import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { categoriesPath, categoryPath, type ShelfPage } from './catalog-calls.ts'
import './catalog.css'
import { SubCategories } from './sub-categories.tsx'
import { ShelfPart } from './shelf-part.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { isNarrowed } from './shelf-question.ts'
import { useShelf, type Shelf } from './use-shelf.ts'

export function CategoryBody({ params }: { params: Params }) {
  const route = params['route'] ?? ''
  return <CategoryShelf key={route} route={route} />
}

function CategoryShelf({ route }: { route: string }) {
  const { search } = useVisit()
  const shelf = useShelf(categoryPath(route), search)
  return (
    <div className="wrap">
      {shelf.question.chosen['seller'] === undefined && <StoreNote />}
      <ShelfPart
        shelf={shelf}
        scope={{ category: route, list: null }}
        head={(page) => <CategoryHead page={page} />}
        none={(page) => <NothingHere page={page} shelf={shelf} />}
      />
    </div>
  )
}

function CategoryHead({ page }: { page: ShelfPage }) {
  const t = useSay()
  const { category, total } = page
  if (category === null) return null
  const above = category.trail.slice(0, -1)
  const crumbs = [
    { label: t('shell.categories'), path: categoriesPath },
    ...above.map(({ category_name, route }) => ({ label: category_name, path: categoryPath(route) })),
  ]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={category.category_name} />
      <div className="page-head">
        <h1>{category.category_name}</h1>
        <p className="dim" role="status">
          {t('catalog.items', { count: total })}
        </p>
        {category.full_description && <p className="dim">{category.full_description}</p>}
      </div>
      <SubCategories page={page} />
    </>
  )
}

function NothingHere({ page, shelf }: { page: ShelfPage; shelf: Shelf }) {
  const t = useSay()
  if (page.category === null)
    return (
      <Empty
        title={t('catalog.no_category_title')}
        text={t('catalog.no_category_text')}
        way={{ label: t('catalog.all_categories'), href: categoriesPath }}
      />
    )
  if (isNarrowed(shelf.question)) return <NothingFits shelf={shelf} />
  return (
    <Empty
      title={page.category.category_name}
      text={t('catalog.empty_text')}
      way={{ label: t('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
