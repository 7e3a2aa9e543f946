import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Empty } from '../../ui/state/answer-states.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { categoriesPath, categoryPath, type ProductListPage } from './catalog-calls.ts'
import { SubCategories, ProductListSection } from './product-list/product-list-section.tsx'
import { NothingFits } from './product-list/product-list-pages.tsx'
import { isNarrowed } from './product-list/product-list-query.ts'
import { useProductList, type ProductListState } from './product-list/use-product-list.ts'

export function CategoryBody({ params }: { params: Params }) {
  const route = params['route'] ?? ''
  return <CategoryProducts key={route} route={route} />
}

function CategoryProducts({ route }: { route: string }) {
  const { search } = useVisit()
  const productList = useProductList(categoryPath(route), search)
  return (
    <div className="wrap">
      {productList.question.chosen['seller'] === undefined && <StoreNote />}
      <ProductListSection
        productList={productList}
        scope={{ category: route, list: null }}
        head={(page) => <CategoryHead page={page} />}
        none={(page) => <NothingHere page={page} productList={productList} />}
      />
    </div>
  )
}

function CategoryHead({ page }: { page: ProductListPage }) {
  const t = useTranslate()
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

function NothingHere({ page, productList }: { page: ProductListPage; productList: ProductListState }) {
  const t = useTranslate()
  if (page.category === null)
    return (
      <Empty
        title={t('catalog.no_category_title')}
        text={t('catalog.no_category_text')}
        mainLink={{ label: t('catalog.all_categories'), href: categoriesPath }}
      />
    )
  if (isNarrowed(productList.question)) return <NothingFits productList={productList} />
  return (
    <Empty
      title={page.category.category_name}
      text={t('catalog.empty_text')}
      mainLink={{ label: t('catalog.all_categories'), href: categoriesPath }}
    />
  )
}
