import { optionsOutline, closeOutline } from 'ionicons/icons'
import { useState, type ReactNode } from 'react'
import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { productListCall, type ProductListPage, categoryPath } from '../catalog-calls.ts'
import { priceRangeText, valueName, hasFacets } from './facet-labels.ts'
import {
  cleared,
  isNarrowed,
  toggled,
  type ProductListQuery,
  ownSort,
  scopeWithin,
  type ProductListScope,
} from './product-list-query.ts'
import { type ProductListState, useLast } from './use-product-list.ts'
import { FacetSheet, Facets } from './facets.tsx'
import { ProductListControls } from './product-list-controls.tsx'
import { ProductListPages, ProductListSkeleton } from './product-list-pages.tsx'
import styles from '../catalog.module.css'

interface Props {
  productList: ProductListState
  scope: ProductListScope
  head: (page: ProductListPage) => ReactNode
  none: (page: ProductListPage) => ReactNode
}

export function ProductListSection({ productList, scope, head, none }: Props) {
  const visit = useVisit()
  const asked = { ...productList.question, page: productList.firstPage }
  const first = useLast(useCall(productListCall(asked, { ...scope, visit })))
  return (
    <Shown query={first} loading={<ProductListSkeleton />}>
      {(page) =>
        first.isOld || hasChoices(page, { productList, scope }) ? (
          <div className={styles.listing} aria-busy={first.isOld}>
            <Aside page={page} productList={productList} />
            <div className={styles.listingMain}>
              {head(page)}
              <Tools page={page} productList={productList} scope={scope} />
              <ChosenChips page={page} productList={productList} />
              {page.total === 0 ? (
                none(page)
              ) : (
                <ProductListPages page={page} productList={productList} scope={scope} />
              )}
            </div>
          </div>
        ) : (
          <div className={styles.listingMain}>
            {head(page)}
            {none(page)}
          </div>
        )
      }
    </Shown>
  )
}

function hasChoices(
  page: ProductListPage,
  { productList, scope }: Pick<Props, 'productList' | 'scope'>,
): boolean {
  const isThere = scope.category === null || page.category !== null
  return page.total > 0 || (isThere && isNarrowed(productList.question))
}

function useHasFacets(page: ProductListPage, { question }: ProductListState): boolean {
  return hasFacets(page, scopeWithin(question, useVisit()).business !== undefined)
}

function Aside({ page, productList }: { page: ProductListPage; productList: ProductListState }) {
  const t = useTranslate()
  if (!useHasFacets(page, productList)) return null
  return (
    <aside className={styles.listingAside} aria-label={t('catalog.filter')}>
      <h2>{t('catalog.filter')}</h2>
      <Facets page={page} productList={productList} />
    </aside>
  )
}

function Tools({
  page,
  productList,
  scope,
}: Pick<Props, 'productList' | 'scope'> & { page: ProductListPage }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const hasChoice = useHasFacets(page, productList)
  return (
    <div className={styles.listingTools}>
      {(hasChoice || isOpen) && (
        <button
          type="button"
          className={`chip ${styles.listingFilter}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon of={optionsOutline} isSmall />
          {t('catalog.filter')}
        </button>
      )}
      <ProductListControls
        productList={productList}
        sort={page.sort}
        own={ownSort(productList.question, scope.list)}
      />
      {isOpen && (
        <FacetSheet total={page.total} onClose={() => setIsOpen(false)}>
          <Facets page={page} productList={productList} />
        </FacetSheet>
      )}
    </div>
  )
}

interface Speech {
  t: Translate
  language: string
}

interface Chip {
  text: string
  without: ProductListQuery
}

function chipsOf(
  { facets }: ProductListPage,
  question: ProductListQuery,
  { t, language }: Speech,
): readonly Chip[] {
  const labels = new Map(
    facets.flatMap(({ field, values }) => values.map(({ value, label }) => [`${field}:${value}`, label])),
  )
  const chips = Object.entries(question.chosen).flatMap(([field, values]) =>
    values.map((value) => ({
      text: labels.get(`${field}:${value}`) ?? value,
      without: toggled(question, field, value),
    })),
  )
  const price = priceRangeText(question, t, language)
  const priced =
    price === null ? [] : [{ text: price, without: { ...question, priceMin: null, priceMax: null, page: 1 } }]
  const stocked = question.isInStock
    ? [{ text: valueName('in_stock', '', t), without: toggled(question, 'in_stock', '1') }]
    : []
  return [...priced, ...chips, ...stocked]
}

function ChosenChips({ page, productList }: { page: ProductListPage; productList: ProductListState }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (!isNarrowed(productList.question)) return null
  return (
    <ul className="chips">
      {chipsOf(page, productList.question, { t, language }).map(({ text, without }) => (
        <li key={text}>
          <a
            className="chip is-on"
            aria-label={t('catalog.take_away', { value: text })}
            {...productList.linkTo(without)}
          >
            {text}
            <Icon of={closeOutline} isSmall />
          </a>
        </li>
      ))}
      <li>
        <a className="chip is-plain" {...productList.linkTo(cleared(productList.question))}>
          {t('catalog.clear_all')}
        </a>
      </li>
    </ul>
  )
}

export function SubCategories({ page }: { page: ProductListPage }) {
  const t = useTranslate()
  const facet = page.facets.find(({ field }) => field === 'category')
  if (facet === undefined || facet.values.length === 0) return null
  return (
    <nav aria-label={t('shell.categories')}>
      <ul className="chips">
        {facet.values.map(({ value, label, count }) => (
          <li key={value}>
            <a className="chip" href={categoryPath(value)}>
              {label}
              <span className={styles.facetCount}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
