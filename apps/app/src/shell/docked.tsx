import type { ReactNode } from 'react'
import type { AnswerQuery } from '../data/query/use-answer.ts'
import styles from './tabs.module.css'

interface Props {
  /** What the page is about. */
  query: AnswerQuery<unknown>
  /** The page's heading where what it is about cannot be shown. */
  title: string
  children: ReactNode
}

/** A page with a dock of its own. Where there is nothing that the dock could serve, its class brings the tabs back. */
export function Docked({ query, title, children }: Props) {
  const isLost = query.value === undefined && query.error !== null
  return (
    <>
      {isLost && <h1 className={`visually-hidden ${styles.dockless}`}>{title}</h1>}
      {children}
    </>
  )
}
