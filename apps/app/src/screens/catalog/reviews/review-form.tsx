import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { saveReview, withdrawReview, type OwnReview, type WrittenReview } from './review-calls.ts'
import { star, starOutline } from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { Icon } from '../../../ui/icon.tsx'
import { PrivatePhotosField } from '../../../ui/upload/private-photos-field.tsx'
import styles from './reviews.module.css'

const longestTitle = 120

const longestText = 4000

function initialReview(before: OwnReview | null): WrittenReview {
  if (before === null) return { stars: 0, title: '', text: '', photos: [] }
  const { stars, title, text, photos } = before
  return { stars, title: title ?? '', text, photos }
}

interface Props {
  product: string
  token: string | null
  before: OwnReview | null
  onEnd: (how: 'sent' | 'withdrawn') => void
}

export function ReviewForm({ product, token, before, onEnd }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(() => initialReview(before))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { stars, title, text, photos } = written
  const asking = useAction((error) => refusal(error, t('reviews.failed')))
  const isWithoutText = text.trim() === ''
  const change = (part: Partial<WrittenReview>) => setWritten({ ...written, ...part })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (stars === 0 || isWithoutText) return focusFirstWrong(form.current)
    void asking.ask(async () => {
      await saveReview(product, token, { ...written, title: title.trim(), text: text.trim() })
      onEnd('sent')
    })
  }
  const handleWithdraw = () =>
    void asking.ask(async () => {
      await withdrawReview(product, token)
      onEnd('withdrawn')
    })
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      {before && <ReviewStateNote review={before} />}
      <StarsField
        stars={stars}
        isMissing={isSubmitted && stars === 0}
        onChange={(next) => change({ stars: next })}
      />
      <TitleField title={title} onType={(next) => change({ title: next })} />
      <TextField
        text={text}
        isMissing={isSubmitted && isWithoutText}
        onType={(next) => change({ text: next })}
      />
      <ReviewPhotosField {...{ token, photos }} onChange={(next) => change({ photos: next })} />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('reviews.sending') : <SendLabel isFirst={before === null} />}
        </button>
        <WithdrawButton before={before} onClick={handleWithdraw} />
      </div>
    </form>
  )
}

function SendLabel({ isFirst }: { isFirst: boolean }) {
  const t = useTranslate()
  return t(isFirst ? 'reviews.send' : 'reviews.send_change')
}

function WithdrawButton({ before, onClick }: { before: OwnReview | null; onClick: () => void }) {
  const t = useTranslate()
  if (before === null || before.state === 'withdrawn') return null
  return (
    <button type="button" className="button line" onClick={onClick}>
      {t('reviews.withdraw')}
    </button>
  )
}

function ReviewStateNote({ review: { state, rejected_because } }: { review: OwnReview }) {
  const t = useTranslate()
  const text = {
    pending: () => t('reviews.is_pending'),
    published: () => t('reviews.is_published'),
    rejected: () => t('reviews.is_rejected', { reason: rejected_because ?? '' }),
    withdrawn: () => t('reviews.is_withdrawn'),
  }[state]()
  return (
    <p className={state === 'rejected' ? 'note bad' : 'note'} role="status">
      {text}
    </p>
  )
}

function TitleField({ title, onType }: { title: string; onType: (title: string) => void }) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('reviews.title_label')} <span className="optional">{t('contact.optional')}</span>
      </label>
      <input
        id={id}
        className="input"
        maxLength={longestTitle}
        autoComplete="off"
        value={title}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  )
}

interface TextProps {
  text: string
  isMissing: boolean
  onType: (text: string) => void
}

function TextField({ text, isMissing, onType }: TextProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id}>{t('reviews.text_label')}</label>
      <textarea
        id={id}
        className="input"
        rows={6}
        maxLength={longestText}
        value={text}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-help ${id}-problem` : `${id}-help`}
        onChange={({ target }) => onType(target.value)}
      />
      <p className="help" id={`${id}-help`}>
        {t('reviews.text_help')}
      </p>
      {isMissing && (
        <p className="error" id={`${id}-problem`} role="alert">
          {t('reviews.text_missing')}
        </p>
      )}
    </div>
  )
}

const choices: readonly (readonly [stars: number, text: MessageId])[] = [
  [1, 'reviews.stars_1'],
  [2, 'reviews.stars_2'],
  [3, 'reviews.stars_3'],
  [4, 'reviews.stars_4'],
  [5, 'reviews.stars_5'],
]

interface StarsFieldProps {
  stars: number
  isMissing: boolean
  onChange: (stars: number) => void
}

function StarsField({ stars, isMissing, onChange }: StarsFieldProps) {
  const id = useId()
  const t = useTranslate()
  const chosen = choices.find(([count]) => count === stars)
  return (
    <fieldset className="field" aria-describedby={isMissing ? `${id}-problem` : undefined}>
      <legend className="label">{t('reviews.stars_label')}</legend>
      <div
        className={styles.starsChoices}
        role="radiogroup"
        aria-label={t('reviews.stars_label')}
        aria-invalid={isMissing}
      >
        {choices.map(([count, text]) => (
          <label key={count}>
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === stars}
              aria-label={t(text)}
              onChange={() => onChange(count)}
            />
            <Icon of={count <= stars ? star : starOutline} />
          </label>
        ))}
      </div>
      <p className={`small dim ${styles.starsText}`} aria-hidden="true">
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

const most = 5

interface ReviewPhotosFieldProps {
  token: string | null
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Uploads photos for a review: they are private until the office has approved them. */
function ReviewPhotosField({ token, ...field }: ReviewPhotosFieldProps) {
  const t = useTranslate()
  const labels = { label: t('reviews.photos_label'), help: t('reviews.photos_help') }
  return <PrivatePhotosField {...field} {...{ labels, most }} ticket={token} />
}
