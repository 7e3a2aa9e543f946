import { optionsOutline, closeOutline } from 'ionicons/icons'
import { useState, type ReactNode } from 'react'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay, type Say } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Shown } from '../../ui/shown.tsx'
import { shelfCall, type ShelfPage } from './catalog-calls.ts'
import { priceWords, valueName } from './facet-words.ts'
import {
  cleared,
  isNarrowed,
  toggled,
  type ShelfQuestion,
  ownSort,
  scopeWithin,
  type ShelfScope,
} from './shelf-question.ts'
import { type Shelf, useLast } from './use-shelf.ts'
import { FacetSheet } from './facet-sheet.tsx'
import { hasFacets } from './facet-choices.ts'
import { Facets } from './facets.tsx'
import { ShelfChoices } from './shelf-choices.tsx'
import { ShelfPages } from './shelf-pages.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'

interface Props {
  shelf: Shelf
  scope: ShelfScope
  /** What stands above the list, once it is known. */
  head: (page: ShelfPage) => ReactNode
  /** What stands in its place where nothing was found. */
  none: (page: ShelfPage) => ReactNode
}

/** A list of things with everything to choose by: beside it on desktops, in a sheet on phones. */
export function ShelfPart({ shelf, scope, head, none }: Props) {
  const visit = useVisit()
  const asked = { ...shelf.question, page: shelf.firstPage }
  const first = useLast(useAnswer(shelfCall(asked, { ...scope, visit })))
  return (
    <Shown query={first} loading={<ShelfSkeleton />}>
      {(page) =>
        first.isOld || hasChoices(page, { shelf, scope }) ? (
          <div className="shelf" aria-busy={first.isOld}>
            <Aside page={page} shelf={shelf} />
            <div className="shelf-main">
              {head(page)}
              <Tools page={page} shelf={shelf} scope={scope} />
              <ChosenChips page={page} shelf={shelf} />
              {page.total === 0 ? none(page) : <ShelfPages page={page} shelf={shelf} scope={scope} />}
            </div>
          </div>
        ) : (
          <div className="shelf-main">
            {head(page)}
            {none(page)}
          </div>
        )
      }
    </Shown>
  )
}

/** Where nothing lies there is nothing to choose by, unless what was chosen is why. */
function hasChoices(page: ShelfPage, { shelf, scope }: Pick<Props, 'shelf' | 'scope'>): boolean {
  const isThere = scope.category === null || page.category !== null
  return page.total > 0 || (isThere && isNarrowed(shelf.question))
}

function useHasFacets(page: ShelfPage, { question }: Shelf): boolean {
  return hasFacets(page, scopeWithin(question, useVisit()).business !== undefined)
}

function Aside({ page, shelf }: { page: ShelfPage; shelf: Shelf }) {
  const t = useSay()
  if (!useHasFacets(page, shelf)) return null
  return (
    <aside className="shelf-aside" aria-label={t('catalog.filter')}>
      <h2>{t('catalog.filter')}</h2>
      <Facets page={page} shelf={shelf} />
    </aside>
  )
}

function Tools({ page, shelf, scope }: Pick<Props, 'shelf' | 'scope'> & { page: ShelfPage }) {
  const t = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const hasChoice = useHasFacets(page, shelf)
  return (
    <div className="shelf-tools">
      {(hasChoice || isOpen) && (
        <button
          type="button"
          className="chip shelf-filter"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon of={optionsOutline} isSmall />
          {t('catalog.filter')}
        </button>
      )}
      <ShelfChoices shelf={shelf} sort={page.sort} own={ownSort(shelf.question, scope.list)} />
      {isOpen && (
        <FacetSheet total={page.total} onClose={() => setIsOpen(false)}>
          <Facets page={page} shelf={shelf} />
        </FacetSheet>
      )}
    </div>
  )
}

interface Speech {
  t: Say
  language: string
}

interface Chip {
  words: string
  without: ShelfQuestion
}

function chipsOf({ facets }: ShelfPage, question: ShelfQuestion, { t, language }: Speech): readonly Chip[] {
  const labels = new Map(
    facets.flatMap(({ field, values }) => values.map(({ value, label }) => [`${field}:${value}`, label])),
  )
  const chips = Object.entries(question.chosen).flatMap(([field, values]) =>
    values.map((value) => ({
      words: labels.get(`${field}:${value}`) ?? value,
      without: toggled(question, field, value),
    })),
  )
  const price = priceWords(question, t, language)
  const priced =
    price === null
      ? []
      : [{ words: price, without: { ...question, priceMin: null, priceMax: null, page: 1 } }]
  const stocked = question.isInStock
    ? [{ words: valueName('in_stock', '', t), without: toggled(question, 'in_stock', '1') }]
    : []
  return [...priced, ...chips, ...stocked]
}

/** What was chosen, each a touch away from being taken away. */
function ChosenChips({ page, shelf }: { page: ShelfPage; shelf: Shelf }) {
  const t = useSay()
  const { language } = useVisit()
  if (!isNarrowed(shelf.question)) return null
  return (
    <ul className="chips">
      {chipsOf(page, shelf.question, { t, language }).map(({ words, without }) => (
        <li key={words}>
          <a
            className="chip is-on"
            aria-label={t('catalog.take_away', { value: words })}
            {...shelf.linkTo(without)}
          >
            {words}
            <Icon of={closeOutline} isSmall />
          </a>
        </li>
      ))}
      <li>
        <a className="chip is-plain" {...shelf.linkTo(cleared(shelf.question))}>
          {t('catalog.clear_all')}
        </a>
      </li>
    </ul>
  )
}
