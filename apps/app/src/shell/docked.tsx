import type { ReactNode } from 'react'
import type { AnswerQuery } from '../data/query/use-answer.ts'
import styles from './tabs.module.css'

interface Props {
  query: AnswerQuery<unknown>
  title: string
  children: ReactNode
}

export function Docked({ query, title, children }: Props) {
  const isLost = query.value === undefined && query.error !== null
  return (
    <>
      {isLost && <h1 className={`visually-hidden ${styles.dockless}`}>{title}</h1>}
      {children}
    </>
  )
}
