import { star, starOutline } from 'ionicons/icons'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'

const places = [1, 2, 3, 4, 5]

/** Stars that were given; what they say is said in words too. */
export function StarRow({ stars }: { stars: number }) {
  const t = useTranslate()
  return (
    <span className="star-row" role="img" aria-label={t('reviews.given_stars', { stars })}>
      {places.map((place) => (
        <Icon key={place} of={place <= Math.round(stars) ? star : starOutline} isSmall />
      ))}
    </span>
  )
}
