import type { ReactNode } from 'react'
import { useSay } from '../../language/text.ts'
import { Empty } from '../empty.tsx'
import { CategoryLinks, type Branch } from './category-links.tsx'
import { Turns } from './turns.tsx'
import type { Asked } from './use-question.ts'
import { WordsForm } from './words-form.tsx'

/** As many as the store answers at once. */
const PAGE = 24

interface Props {
  /** Whose words are said. */
  room: 'classifieds' | 'jobs'
  path: string
  asked: Asked
  page: { categories: readonly Branch[]; has_more: 0 | 1 }
  isEmpty: boolean
  /** What was found. */
  children: ReactNode
}

/** What people offer, to be searched by words and by category, a page at a time. */
export function MarketList({ room, path, asked, page, isEmpty, children }: Props) {
  const t = useSay()
  return (
    <div className="stack">
      <WordsForm path={path} asked={asked} label={t(`${room}.search`)} button={t(`${room}.find`)} />
      <CategoryLinks
        tree={page.categories}
        asked={asked}
        label={t(`${room}.categories`)}
        all={t(`${room}.all`)}
      />
      {isEmpty ? (
        <Empty
          title={t(`${room}.none_title`)}
          text={t(`${room}.none_text`)}
          way={{ label: t(`${room}.see_all`), href: path }}
        />
      ) : (
        children
      )}
      <Turns
        asked={asked}
        perPage={PAGE}
        hasMore={page.has_more === 1}
        back={t(`${room}.back`)}
        next={t(`${room}.next`)}
      />
    </div>
  )
}
