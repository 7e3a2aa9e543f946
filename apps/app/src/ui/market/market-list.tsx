import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../state/answer-states.tsx'
import { Pagination, SearchForm } from './list-controls.tsx'
import type { MarketQuery } from './question.ts'
import styles from './market.module.css'

/** Number of results that the server returns at once. */
const PAGE = 24

interface Props {
  market: 'classifieds' | 'jobs'
  path: string
  asked: MarketQuery
  page: { categories: readonly Branch[]; has_more: 0 | 1 }
  isEmpty: boolean
  children: ReactNode
}

export function MarketList({ market, path, asked, page, isEmpty, children }: Props) {
  const t = useTranslate()
  return (
    <div className="stack">
      <SearchForm path={path} asked={asked} label={t(`${market}.search`)} button={t(`${market}.find`)} />
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
          mainLink={{ label: t(`${market}.see_all`), ...asked.linkTo({ category: '', txt: '' }) }}
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

interface Branch {
  name: string
  category_name: string
  count: number
  below: readonly Branch[]
}

interface CategoryLinksProps {
  tree: readonly Branch[]
  asked: MarketQuery
  label: string
  all: string
}

function CategoryLinks({ tree, asked, label, all }: CategoryLinksProps) {
  const { category } = asked.question
  return (
    <nav className="stack" aria-label={label}>
      <ul className={styles.marketChips}>
        <li>
          <Chip asked={asked} name="" text={all} />
        </li>
        <Branches tree={tree} asked={asked} />
      </ul>
      {pathTo(tree, category)
        .filter(({ below }) => below.length > 0)
        .map(({ name, below }) => (
          <ul key={name} className={styles.marketChips}>
            <Branches tree={below} asked={asked} />
          </ul>
        ))}
    </nav>
  )
}

function pathTo(tree: readonly Branch[], name: string): readonly Branch[] {
  for (const branch of tree) {
    const below = pathTo(branch.below, name)
    if (branch.name === name || below.length > 0) return [branch, ...below]
  }
  return []
}

function Branches({ tree, asked }: Pick<CategoryLinksProps, 'tree' | 'asked'>) {
  return tree.map(({ name, category_name, count }) => (
    <li key={name}>
      <Chip asked={asked} name={name} text={category_name} count={count} />
    </li>
  ))
}

interface ChipProps {
  asked: MarketQuery
  name: string
  text: string
  count?: number
}

function Chip({ asked, name, text, count }: ChipProps) {
  const isHere = asked.question.category === name
  return (
    <a aria-current={isHere ? 'page' : undefined} {...asked.linkTo({ category: name })}>
      {text}
      {count !== undefined && <span className="numbers">({count})</span>}
    </a>
  )
}
