import type { ReactNode } from 'react'

interface Props {
  /** What the address calls it: `#addresses`. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the account under a heading of its own. */
export function Part({ id, title, lead, children }: Props) {
  return (
    <section className="stack" data-part={id} aria-labelledby={`profile-${id}`}>
      <div>
        <h2 id={`profile-${id}`} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <p className="small dim">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
