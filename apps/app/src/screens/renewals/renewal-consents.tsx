import { useId } from 'react'
import { useSay } from '../../language/text.ts'
import '../../ui/form/choices.css'
import { purposes } from './purposes.ts'

interface Props {
  given: readonly string[]
  /** What was said to each purpose so far. */
  before: Readonly<Record<string, number>>
  /** True once somebody has tried to go on without the one that is needed. */
  isWrong: boolean
  onChange: (purpose: string, isGiven: boolean) => void
}

/** Never ticked beforehand: a year later, each is asked for anew. */
export function RenewalConsents({ given, before, isWrong, onChange }: Props) {
  const id = useId()
  const say = useSay()
  return (
    <fieldset className="card padded field" aria-describedby={`${id}-problem`}>
      <legend className="visually-hidden">{say('renewal.consents')}</legend>
      <h3 aria-hidden="true">{say('renewal.consents')}</h3>
      <p className="small dim">{say('renewal.consents_text')}</p>
      {purposes.map(([purpose, words], index) => (
        <label key={purpose} className="check">
          <input
            type="checkbox"
            checked={given.includes(purpose)}
            aria-invalid={index === 0 && isWrong}
            onChange={(event) => onChange(purpose, event.target.checked)}
          />
          <span>
            {say(words)}
            {before[purpose] === 1 && <span className="small dim"> {say('renewal.given_before')}</span>}
          </span>
        </label>
      ))}
      <p className="error" id={`${id}-problem`} role={isWrong ? 'alert' : undefined}>
        {isWrong && say('renewal.records_needed')}
      </p>
    </fieldset>
  )
}
