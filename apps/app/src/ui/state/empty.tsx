import type { ReactNode } from 'react'
import { Kolam } from '../brand/kolam.tsx'

interface Props {
  title: string
  text: string
  mainLink: { label: string; href: string }
  /** Another way on. */
  children?: ReactNode
}

/** Kolam, one sentence, one way on. */
export function Empty({ title, text, mainLink, children }: Props) {
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h2>{title}</h2>
        <p className="dim">{text}</p>
        <a className="button" href={mainLink.href}>
          {mainLink.label}
        </a>
        {children}
      </section>
    </div>
  )
}
