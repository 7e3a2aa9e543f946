import { useTranslate } from '../../language/text.ts'

interface Props {
  verb: string
  isBusy: boolean
  onBack: () => void
}

/** Back, and on. */
export function StepButtons({ verb, isBusy, onBack }: Props) {
  const t = useTranslate()
  return (
    <div className="form-buttons">
      <button type="button" className="button line" onClick={onBack}>
        {t('forms.back')}
      </button>
      <button className="button big" aria-disabled={isBusy}>
        {isBusy ? t('proof.one_moment') : verb}
      </button>
    </div>
  )
}
