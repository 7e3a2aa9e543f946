import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import {
  productsPath,
  shelfCall,
  siteSearchCall,
  type ShelfPage,
  type SiteResults as Found,
} from './catalog-calls.ts'
import './catalog.css'
import { areLoose } from './loose-products.ts'
import { NothingFits } from './nothing-fits.tsx'
import { SearchBox } from './search-box.tsx'
import { ShelfPart } from './shelf-part.tsx'
import { cleared, isNarrowed } from './shelf-question.ts'
import type { MessageId } from '#design/messages'
import { shortDay } from '../../ui/date-text.ts'
import { Picture } from '../../ui/picture.tsx'
import './site-results.css'
import { SubCategories } from './sub-categories.tsx'
import { useShelf, type Shelf } from './use-shelf.ts'

type Group = Found['groups'][number]

const groupNames: Readonly<Record<Group['group'], MessageId>> = {
  pages: 'catalog.found_pages',
  events: 'catalog.found_events',
  albums: 'catalog.found_albums',
  sellers: 'catalog.found_sellers',
}

interface Props {
  words: string
  /** It stands above the products. */
  isFirst?: boolean
}

/** What was found beside products: a few pages, events, albums and sellers. The products do not wait for it. */
function SiteResults({ words, isFirst = false }: Props) {
  const t = useSay()
  const { value } = useAnswer(siteSearchCall(words))
  if (value === undefined || value.groups.length === 0) return null
  return (
    <section className="site-results">
      <h2>{t(isFirst ? 'catalog.found_first' : 'catalog.found_more')}</h2>
      <div className="site-groups">
        {value.groups.map((group) => (
          <FoundGroup key={group.group} group={group} />
        ))}
      </div>
    </section>
  )
}

function FoundGroup({ group: { group, results } }: { group: Group }) {
  const t = useSay()
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
      <a href={path} className={image === null ? undefined : 'has-picture'}>
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

/** `search` is the end of the address; whoever searches again in the header of this page begins anew. */
export function SearchBody({ search }: { search: string }) {
  return <SearchShelf key={search} search={search} />
}

function SearchShelf({ search }: { search: string }) {
  const t = useSay()
  const shelf = useShelf(searchPath, search)
  const { words } = shelf.question
  const isSiteFirst = useIsSiteFirst(shelf)
  const handleSearch = (typed: string) => shelf.ask({ ...cleared(shelf.question), words: typed, sort: null })
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words === '' ? t('catalog.search_title') : t('catalog.results_for', { words })}</h1>
      </div>
      <SearchBox key={words} words={words} onSearch={handleSearch}>
        {shelf.question.chosen['seller'] === undefined && <StoreNote />}
        {isSiteFirst && <SiteResults words={words} isFirst />}
        {words === '' && !isNarrowed(shelf.question) ? (
          <p className="dim">{t('catalog.search_empty')}</p>
        ) : (
          <Results shelf={shelf} />
        )}
        {words !== '' && !isSiteFirst && <SiteResults words={words} />}
      </SearchBox>
    </div>
  )
}

/** Whether a page of the site is what was asked for, while the products have less than all the words in their titles. */
function useIsSiteFirst({ question, firstPage }: Shelf): boolean {
  const visit = useVisit()
  const { words } = question
  const asked = { ...question, page: firstPage }
  const isAsked = words !== ''
  const site = useAnswer(isAsked ? siteSearchCall(words) : undefined)
  const products = useAnswer(isAsked ? shelfCall(asked, { category: null, list: null, visit }) : undefined)
  if (site.value?.leads !== 1 || products.value === undefined) return false
  return areLoose(products.value.products, words)
}

function Results({ shelf }: { shelf: Shelf }) {
  return (
    <ShelfPart
      shelf={shelf}
      scope={{ category: null, list: null }}
      head={(page) => <ResultsHead page={page} />}
      none={() => <NoResults shelf={shelf} />}
    />
  )
}

function ResultsHead({ page }: { page: ShelfPage }) {
  const t = useSay()
  const { total, corrected_from: written, corrected_to: words } = page
  return (
    <>
      <p className="dim" role="status">
        {written !== null && words !== null && `${t('catalog.corrected', { written, words })} `}
        {t('catalog.items', { count: total })}
      </p>
      <SubCategories page={page} />
    </>
  )
}

function NoResults({ shelf }: { shelf: Shelf }) {
  const t = useSay()
  const { words } = shelf.question
  if (isNarrowed(shelf.question)) return <NothingFits shelf={shelf} />
  return (
    <Empty
      title={t('catalog.no_results_title', { words })}
      text={t('catalog.no_results_text')}
      way={{ label: t('catalog.list_all'), href: productsPath }}
    />
  )
}
