import { useId, useState } from 'react'
import type { MessageId } from '#design/messages'
import { useSay } from '../../language/text.ts'
import { WithdrawalQuestion } from '../../ui/consents/withdrawal-question.tsx'
import '../../ui/form/choices.css'
import { isConsentGiven, type ConsentsBefore } from './child-answers.ts'
import { NEEDED_PURPOSE, purposes } from './purposes.ts'
import type { ChildAnswers } from './renewal-state.ts'

interface ConsentChange {
  purpose: string
  isGiven: boolean
}

interface Props {
  answers: ChildAnswers
  /** What was said to each purpose so far. */
  before: ConsentsBefore
  /** True once somebody has tried to continue without the one that is needed. */
  isWrong: boolean
  onChange: (change: ConsentChange) => void
}

/** Consents stay as they are: those given before come ticked, and unticking one asks first. */
export function RenewalConsents({ answers, before, isWrong, onChange }: Props) {
  const id = useId()
  const say = useSay()
  return (
    <fieldset className="card padded field" aria-describedby={`${id}-problem`}>
      <legend className="visually-hidden">{say('renewal.consents')}</legend>
      <h3 aria-hidden="true">{say('renewal.consents')}</h3>
      <p className="small dim">{say('renewal.consents_text')}</p>
      {purposes.map(([purpose, words]) => (
        <ConsentBox
          key={purpose}
          {...{ purpose, words, onChange }}
          isGiven={isConsentGiven(answers, before, purpose)}
          wasGiven={before[purpose] === 1}
          isWrong={isWrong && purpose === NEEDED_PURPOSE}
        />
      ))}
      <p className="error" id={`${id}-problem`} role={isWrong ? 'alert' : undefined}>
        {isWrong && say('renewal.records_needed')}
      </p>
    </fieldset>
  )
}

interface BoxProps {
  purpose: string
  words: MessageId
  isGiven: boolean
  wasGiven: boolean
  isWrong: boolean
  onChange: Props['onChange']
}

function ConsentBox({ purpose, words, isGiven, wasGiven, isWrong, onChange }: BoxProps) {
  const say = useSay()
  const [isAsked, setIsAsked] = useState(false)
  const handleTick = (isTicked: boolean) => {
    if (!isTicked && wasGiven) setIsAsked(true)
    else onChange({ purpose, isGiven: isTicked })
  }
  const handleWithdraw = () => {
    setIsAsked(false)
    onChange({ purpose, isGiven: false })
  }
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isGiven}
          aria-invalid={isWrong}
          onChange={(event) => handleTick(event.target.checked)}
        />
        <span>
          {say(words)}
          {wasGiven && (
            <span className="small dim">
              {' '}
              {say(isGiven ? 'renewal.given_before' : 'renewal.withdrawn_now')}
            </span>
          )}
        </span>
      </label>
      {isAsked && (
        <WithdrawalQuestion purpose={purpose} onWithdraw={handleWithdraw} onKeep={() => setIsAsked(false)} />
      )}
    </>
  )
}
