import { useTranslate } from '../../language/text.ts'

interface Props {
  sendLabel: string
  isFirst: boolean
  isLast: boolean
  isSending: boolean
  onBack: () => void
}

/** Back and on: at the foot of the page where there is room, docked under the thumb on phones. */
export function FormButtons({ sendLabel, isFirst, isLast, isSending, onBack }: Props) {
  const t = useTranslate()
  const forward = isLast ? sendLabel : t('forms.next')
  return (
    <div className="form-buttons">
      {!isFirst && (
        <button type="button" className="button line big" onClick={onBack}>
          {t('forms.back')}
        </button>
      )}
      <button className="button big" aria-disabled={isSending}>
        {isSending ? t('forms.sending') : forward}
      </button>
    </div>
  )
}
