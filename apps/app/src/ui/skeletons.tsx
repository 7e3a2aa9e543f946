import { useTranslate } from '../language/text.ts'
import styles from './card/cards.module.css'

export function CartSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton section" role="status" aria-label={t('states.loading')}>
      <div className="stack">
        <div className="block" />
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function ListSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton section" role="status" aria-label={t('states.loading')}>
      <div className={styles.events}>
        {cards.map((card) => (
          <div key={card} className="block tall" />
        ))}
      </div>
    </div>
  )
}

export function PictureSkeleton({ className, count }: { className: string; count: number }) {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t('states.loading')}>
      <ul className={`${className} skeleton`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span className="picture" />
          </li>
        ))}
      </ul>
    </div>
  )
}
