import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreNote } from '../../ui/place/store-note.tsx'
import { productsPath, shelfCall, siteSearchCall, type ShelfPage } from './catalog-calls.ts'
import './catalog.css'
import { areLoose } from './loose-products.ts'
import { NothingFits } from './nothing-fits.tsx'
import { SearchBox } from './search-box.tsx'
import { ShelfPart } from './shelf-part.tsx'
import { cleared, isNarrowed } from './shelf-question.ts'
import { SiteResults } from './site-results.tsx'
import { SubCategories } from './sub-categories.tsx'
import { useShelf, type Shelf } from './use-shelf.ts'

const searchPath = '/search'

/** `search` is the end of the address; whoever searches again in the header of this page begins anew. */
export function SearchBody({ search }: { search: string }) {
  return <SearchShelf key={search} search={search} />
}

function SearchShelf({ search }: { search: string }) {
  const say = useSay()
  const shelf = useShelf(searchPath, search)
  const { words } = shelf.question
  const isSiteFirst = useIsSiteFirst(shelf)
  const handleSearch = (typed: string) => shelf.ask({ ...cleared(shelf.question), words: typed, sort: null })
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words === '' ? say('catalog.search_title') : say('catalog.results_for', { words })}</h1>
      </div>
      <SearchBox key={words} words={words} onSearch={handleSearch}>
        {shelf.question.chosen['seller'] === undefined && <StoreNote />}
        {isSiteFirst && <SiteResults words={words} isFirst />}
        {words === '' && !isNarrowed(shelf.question) ? (
          <p className="dim">{say('catalog.search_empty')}</p>
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
  const say = useSay()
  const { total, corrected_from: written, corrected_to: words } = page
  return (
    <>
      <p className="dim" role="status">
        {written !== null && words !== null && `${say('catalog.corrected', { written, words })} `}
        {say('catalog.items', { count: total })}
      </p>
      <SubCategories page={page} />
    </>
  )
}

function NoResults({ shelf }: { shelf: Shelf }) {
  const say = useSay()
  const { words } = shelf.question
  if (isNarrowed(shelf.question)) return <NothingFits shelf={shelf} />
  return (
    <Empty
      title={say('catalog.no_results_title', { words })}
      text={say('catalog.no_results_text')}
      way={{ label: say('catalog.list_all'), href: productsPath }}
    />
  )
}
