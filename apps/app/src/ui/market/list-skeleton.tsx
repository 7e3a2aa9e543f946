import { useTranslate } from '../../language/text.ts'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function ListSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton section" role="status" aria-label={t('states.loading')}>
      <div className="events">
        {cards.map((card) => (
          <div key={card} className="block tall" />
        ))}
      </div>
    </div>
  )
}
