import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A card of what stands beside a form. */
export function SideCard({ title, actions, children }: Props) {
  const id = useId()
  return (
    <section className="card form-section" aria-labelledby={id}>
      <div className="side-head">
        <h2 id={id} className="grow">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
