import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Empty } from '../../../ui/state/answer-states.tsx'
import { StoreNote } from '../../../ui/place/store-note.tsx'
import {
  productsPath,
  productListCall,
  siteSearchCall,
  type ProductListPage,
  type SiteResults as Found,
} from '../catalog-calls.ts'
import { NothingFits } from '../product-list/product-list-pages.tsx'
import { SearchBox } from './search-box.tsx'
import { ProductListSection, SubCategories } from '../product-list/product-list-section.tsx'
import { cleared, isNarrowed } from '../product-list/product-list-query.ts'
import type { MessageId } from '#design/messages'
import { shortDay } from '../../../ui/text/date-text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useProductList, type ProductListState } from '../product-list/use-product-list.ts'
import { wordsIn } from '#meta'
import styles from './site-results.module.css'

type Group = Found['groups'][number]

const groupNames: Readonly<Record<Group['group'], MessageId>> = {
  pages: 'catalog.found_pages',
  posts: 'catalog.found_posts',
  events: 'catalog.found_events',
  albums: 'catalog.found_albums',
  sellers: 'catalog.found_sellers',
}

interface Props {
  searchText: string
  isFirst?: boolean
}

function SiteResults({ searchText, isFirst = false }: Props) {
  const t = useTranslate()
  const { data: value } = useCall(siteSearchCall(searchText))
  if (value === undefined || value.groups.length === 0) return null
  return (
    <section className={styles.siteResults}>
      <h2>{t(isFirst ? 'catalog.found_first' : 'catalog.found_more')}</h2>
      <div className={styles.siteGroups}>
        {value.groups.map((group) => (
          <FoundGroup key={group.group} group={group} />
        ))}
      </div>
    </section>
  )
}

function FoundGroup({ group: { group, results } }: { group: Group }) {
  const t = useTranslate()
  return (
    <section className="card">
      <h3>{t(groupNames[group])}</h3>
      <ul>
        {results.map((result, index) => (
          <FoundResult key={result.path} result={result} ground={index} />
        ))}
      </ul>
    </section>
  )
}

function FoundResult({ result, ground }: { result: Group['results'][number]; ground: number }) {
  const { language } = useVisit()
  const { title, path, note, day, image } = result
  const lines = [day === null ? null : shortDay(day, language), note].filter((line) => line !== null)
  return (
    <li>
      <a href={path} className={image === null ? undefined : styles.hasPicture}>
        {image !== null && <Picture source={image} alt="" ground={ground} sizes="48px" />}
        <span>
          <b>{title}</b>
          {lines.length > 0 && <span className="meta">{lines.join(' · ')}</span>}
        </span>
      </a>
    </li>
  )
}

const searchPath = '/search'

export function SearchBody({ search }: { search: string }) {
  return <SearchedProducts key={search} search={search} />
}

function SearchedProducts({ search }: { search: string }) {
  const t = useTranslate()
  const productList = useProductList(searchPath, search)
  const { searchText } = productList.question
  const isSiteFirst = useIsSiteFirst(productList)
  const handleSearch = (typed: string) =>
    productList.ask({ ...cleared(productList.question), searchText: typed, sort: null })
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{searchText === '' ? t('catalog.search_title') : t('catalog.results_for', { searchText })}</h1>
      </div>
      <SearchBox key={searchText} searchText={searchText} onSearch={handleSearch}>
        {productList.question.chosen['seller'] === undefined && <StoreNote />}
        {isSiteFirst && <SiteResults searchText={searchText} isFirst />}
        {searchText === '' && !isNarrowed(productList.question) ? (
          <p className="dim">{t('catalog.search_empty')}</p>
        ) : (
          <Results productList={productList} />
        )}
        {searchText !== '' && !isSiteFirst && <SiteResults searchText={searchText} />}
      </SearchBox>
    </div>
  )
}

/** Returns true when a page of the site matches, while no product's title has all the words. */
function useIsSiteFirst({ question, firstPage }: ProductListState): boolean {
  const visit = useVisit()
  const { searchText } = question
  const asked = { ...question, page: firstPage }
  const isAsked = searchText !== ''
  const site = useCall(isAsked ? siteSearchCall(searchText) : undefined)
  const products = useCall(
    isAsked ? productListCall(asked, { category: null, list: null, visit }) : undefined,
  )
  if (site.data?.leads !== 1 || products.data === undefined) return false
  return areLoose(products.data.products, searchText)
}

function Results({ productList }: { productList: ProductListState }) {
  return (
    <ProductListSection
      productList={productList}
      scope={{ category: null, list: null }}
      head={(page) => <ResultsHead page={page} />}
      none={() => <NoResults productList={productList} />}
    />
  )
}

function ResultsHead({ page }: { page: ProductListPage }) {
  const t = useTranslate()
  const { total, corrected_from: written, corrected_to: searchText } = page
  return (
    <>
      <p className="dim" role="status">
        {written !== null && searchText !== null && `${t('catalog.corrected', { written, searchText })} `}
        {t('catalog.items', { count: total })}
      </p>
      <SubCategories page={page} />
    </>
  )
}

function NoResults({ productList }: { productList: ProductListState }) {
  const t = useTranslate()
  const { searchText } = productList.question
  if (isNarrowed(productList.question)) return <NothingFits productList={productList} />
  return (
    <Empty
      title={t('catalog.no_results_title', { searchText })}
      text={t('catalog.no_results_text')}
      mainLink={{ label: t('catalog.list_all'), href: productsPath }}
    />
  )
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word)

export function areLoose(products: readonly { readonly title: string }[], searchText: string): boolean {
  const asked = wordsIn(searchText).map(singular)
  const isCalled = (title: string) => {
    const own = wordsIn(title)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  }
  return !products.some(({ title }) => isCalled(title))
}
