import type { ReactNode } from 'react'
import { Kolam } from './kolam.tsx'

interface Props {
  title: string
  text: string
  way: { label: string; href: string }
  /** Another way on. */
  children?: ReactNode
}

/** Kolam, one sentence, one way on. */
export function Empty({ title, text, way, children }: Props) {
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h2>{title}</h2>
        <p className="dim">{text}</p>
        <a className="button" href={way.href}>
          {way.label}
        </a>
        {children}
      </section>
    </div>
  )
}
