import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../state/empty.tsx'
import { CategoryLinks, type Branch } from './category-links.tsx'
import { Pagination } from './pagination.tsx'
import type { Asked } from './use-question.ts'
import { WordsForm } from './words-form.tsx'

/** As many as the store answers at once. */
const PAGE = 24

interface Props {
  /** Whose words are said. */
  market: 'classifieds' | 'jobs'
  path: string
  asked: Asked
  page: { categories: readonly Branch[]; has_more: 0 | 1 }
  isEmpty: boolean
  /** What was found. */
  children: ReactNode
}

/** What people offer, to be searched by words and by category, a page at a time. */
export function MarketList({ market, path, asked, page, isEmpty, children }: Props) {
  const t = useTranslate()
  return (
    <div className="stack">
      <WordsForm path={path} asked={asked} label={t(`${market}.search`)} button={t(`${market}.find`)} />
      <CategoryLinks
        tree={page.categories}
        asked={asked}
        label={t(`${market}.categories`)}
        all={t(`${market}.all`)}
      />
      {isEmpty ? (
        <Empty
          title={t(`${market}.none_title`)}
          text={t(`${market}.none_text`)}
          mainLink={{ label: t(`${market}.see_all`), href: path }}
        />
      ) : (
        children
      )}
      <Pagination
        asked={asked}
        perPage={PAGE}
        hasMore={page.has_more === 1}
        back={t(`${market}.back`)}
        next={t(`${market}.next`)}
      />
    </div>
  )
}
