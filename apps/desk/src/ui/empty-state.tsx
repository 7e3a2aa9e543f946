import type { ReactNode } from 'react'
import { Kolam } from './ornament.tsx'

interface Props {
  title: string
  text: string
  /** True for what went wrong: it is then announced. */
  isAlert?: boolean
  /** True where nothing else stands on the page. */
  isPage?: boolean
  /** One way on. */
  children?: ReactNode
}

/** Kolam, one sentence, one way on: for what is empty, gone, forbidden or out of reach. */
export function EmptyState({ title, text, isAlert = false, isPage = false, children }: Props) {
  return (
    <section className="quiet-place" role={isAlert ? 'alert' : undefined}>
      <Kolam size={isAlert ? 2 : 3} />
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p className="dim">{text}</p>
      {children}
    </section>
  )
}
