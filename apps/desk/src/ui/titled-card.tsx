import { useId, type ReactNode } from 'react'

const classesAt = {
  page: { card: 'card', head: 'card-head' },
  sidebar: { card: 'card form-section', head: 'side-head' },
} as const

interface Props {
  title: string
  place: keyof typeof classesAt
  actions?: ReactNode
  children: ReactNode
}

export function TitledCard({ title, place, actions, children }: Props) {
  const id = useId()
  const { card, head } = classesAt[place]
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className="grow">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
