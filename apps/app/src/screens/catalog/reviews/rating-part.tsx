import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { ReviewPage } from './review-calls.ts'
import { star, starOutline } from 'ionicons/icons'
import { Icon } from '../../../ui/icon.tsx'
import styles from './reviews.module.css'

interface Props {
  page: ReviewPage
  chosen: number | null
  onChoose: (stars: number | null) => void
}

const rows = [5, 4, 3, 2, 1]

export function RatingPart({ page: { rating, reviews, stars }, chosen, onChoose }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  if (rating === null) return null
  const average = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className={styles.ratingPart}>
      <div className={styles.ratingAverage}>
        <p className={`numbers ${styles.ratingNumber}`}>{average.format(rating)}</p>
        <StarRow stars={rating} />
        <p className="small dim">{t('reviews.from_buyers', { count: reviews })}</p>
      </div>
      <ul className={styles.ratingBars} aria-label={t('reviews.by_stars')}>
        {rows.map((row) => {
          const count = stars[row - 1] ?? 0
          return (
            <li key={row}>
              <button
                type="button"
                aria-pressed={chosen === row}
                aria-label={t('reviews.stars_row', { stars: row, count })}
                onClick={() => onChoose(chosen === row ? null : row)}
              >
                <span className="numbers">{row}</span>
                <span className={styles.ratingBar} aria-hidden="true">
                  <span style={{ inlineSize: `${(count / Math.max(1, reviews)) * 100}%` }} />
                </span>
                <span className="numbers dim">{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const places = [1, 2, 3, 4, 5]

export function StarRow({ stars }: { stars: number }) {
  const t = useTranslate()
  return (
    <span className={styles.starRow} role="img" aria-label={t('reviews.given_stars', { stars })}>
      {places.map((place) => (
        <Icon key={place} of={place <= Math.round(stars) ? star : starOutline} isSmall />
      ))}
    </span>
  )
}
