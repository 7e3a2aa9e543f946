import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

export function AccountCard({ title, actions, children }: Props) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id} className="grow">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
