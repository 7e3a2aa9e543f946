import type { ReactNode } from 'react'
import type { CallResult } from '#client/react'
import styles from './tabs.module.css'

interface Props {
  query: CallResult<unknown>
  title: string
  children: ReactNode
}

export function Docked({ query, title, children }: Props) {
  const isLost = query.data === undefined && query.error !== null
  return (
    <>
      {isLost && <h1 className={`visually-hidden ${styles.dockless}`}>{title}</h1>}
      {children}
    </>
  )
}
