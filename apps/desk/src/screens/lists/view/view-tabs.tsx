import { Link } from 'react-router-dom'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { useViewCounts } from '../../../data/list/view-counts.ts'
import { numberWords } from '../../../fields/number/number-words.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { wireQuestion, type ListState } from '../list-state.ts'
import { ownFilters } from '../filter/own-filters.ts'
import { useEffect, useRef } from 'react'
import type { ListViews } from './use-views.ts'
import { ViewMenu } from './view-menu.tsx'
import { everything, viewAddress } from './views.ts'

interface TabProps {
  to: string
  title: string
  count: number | undefined
  isCurrent: boolean
  /** Somebody went on from it, and has not kept that. */
  isChanged?: boolean
}

function Tab({ to, title, count, isCurrent, isChanged = false }: TabProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <li>
      <Link className="view-tab" to={to} aria-current={isCurrent ? 'page' : undefined}>
        <span className="view-title">{title}</span>
        {isChanged && (
          <span className="view-changed">
            <span className="hidden-words">{t('desk.view_changed')}</span>
          </span>
        )}
        {count !== undefined && <span className="num dim">{numberWords(count, language)}</span>}
      </Link>
    </li>
  )
}

interface Props {
  meta: DocMeta
  state: ListState
  views: ListViews
  canShare: boolean
}

/** The list as its views show it, with how many documents are in each. */
export function ViewTabs({ meta, state, views, canShare }: Props) {
  const t = useTranslate()
  const { current } = views
  const conditions = views.views.map((view) =>
    wireQuestion(meta, { filters: view.state.filters, search: '' }),
  )
  const counts = useViewCounts(meta.name, [[], ...conditions.map(({ filters }) => filters)])
  const strip = useTabInSight<HTMLElement>(`${current?.name ?? ''} ${views.views.length}`)
  if (views.views.length === 0) return null
  const isAll = current === null && state.filters.length === 0
  return (
    <div className="view-bar">
      <nav ref={strip} className="view-tabs" aria-label={t('desk.views')}>
        <ul>
          <Tab
            to={views.first || ownFilters(meta).length > 0 ? `?view=${everything}` : '?'}
            title={t('desk.view_all')}
            count={counts[0]}
            isCurrent={isAll}
          />
          {views.views.map((view, index) => (
            <Tab
              key={view.name}
              to={viewAddress(meta, view)}
              title={view.title}
              count={counts[index + 1]}
              isCurrent={view === current}
              isChanged={view === current && views.isChanged}
            />
          ))}
        </ul>
      </nav>
      {current && <ViewMenu meta={meta} views={views} view={current} canShare={canShare} />}
    </div>
  )
}

/** Brings the current tab of a strip into sight where the strip is longer than its place; the page itself stays. */
function useTabInSight<Strip extends HTMLElement>(current: string) {
  const strip = useRef<Strip>(null)
  useEffect(() => {
    const place = strip.current?.getBoundingClientRect()
    const tab = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!strip.current || !place || !tab) return
    if (tab.right > place.right) strip.current.scrollLeft += tab.right - place.right
    else if (tab.left < place.left) strip.current.scrollLeft -= place.left - tab.left
  }, [current])
  return strip
}
