import { star, starOutline } from 'ionicons/icons'
import { useId } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'

const choices: readonly (readonly [stars: number, words: MessageId])[] = [
  [1, 'reviews.stars_1'],
  [2, 'reviews.stars_2'],
  [3, 'reviews.stars_3'],
  [4, 'reviews.stars_4'],
  [5, 'reviews.stars_5'],
]

interface Props {
  /** Zero while nothing is chosen. */
  stars: number
  isMissing: boolean
  onChange: (stars: number) => void
}

/** One to five stars, as a group of radio buttons: arrow keys choose, and each says what it stands for. */
export function StarsField({ stars, isMissing, onChange }: Props) {
  const id = useId()
  const t = useTranslate()
  const chosen = choices.find(([count]) => count === stars)
  return (
    <fieldset className="field stars-field" aria-describedby={isMissing ? `${id}-problem` : undefined}>
      <legend className="label">{t('reviews.stars_label')}</legend>
      <div
        className="stars-choices"
        role="radiogroup"
        aria-label={t('reviews.stars_label')}
        aria-invalid={isMissing}
      >
        {choices.map(([count, words]) => (
          <label key={count}>
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === stars}
              aria-label={t(words)}
              onChange={() => onChange(count)}
            />
            <Icon of={count <= stars ? star : starOutline} />
          </label>
        ))}
      </div>
      <p className="small dim stars-words" aria-hidden="true">
        {chosen ? t(chosen[1]) : ''}
      </p>
      {isMissing && (
        <p className="error" id={`${id}-problem`} role="alert">
          {t('reviews.stars_missing')}
        </p>
      )}
    </fieldset>
  )
}
