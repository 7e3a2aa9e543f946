import { useSay } from '../../language/text.ts'

interface Props {
  verb: string
  isBusy: boolean
  onBack: () => void
}

/** Back, and on. */
export function StepButtons({ verb, isBusy, onBack }: Props) {
  const say = useSay()
  return (
    <div className="form-buttons">
      <button type="button" className="button line" onClick={onBack}>
        {say('forms.back')}
      </button>
      <button className="button big" aria-disabled={isBusy}>
        {isBusy ? say('proof.one_moment') : verb}
      </button>
    </div>
  )
}
