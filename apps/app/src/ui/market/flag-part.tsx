import { useId, useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { methodRequest, send } from '#client'
import { useSay } from '../../language/text.ts'
import { ProblemNote } from '../problem-note.tsx'
import { useAsking } from '../proof/use-asking.ts'
import { refusal } from '../refusal.ts'
import { TextBox } from './text-box.tsx'

const reasons: readonly (readonly [string, MessageId])[] = [
  ['spam', 'classifieds.flag_spam'],
  ['fraud', 'classifieds.flag_fraud'],
  ['offensive', 'classifieds.flag_offensive'],
  ['danger to a child', 'classifieds.flag_danger'],
  ['wrong place', 'classifieds.flag_place'],
  ['something else', 'classifieds.flag_other'],
]

export interface FlagPartProps {
  /** The post that is meant. */
  doctype: string
  name: string
}

/** A button that tells the office what is wrong; the form comes when it is asked for. */
export function FlagPart(props: FlagPartProps) {
  const say = useSay()
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  if (step === 'done')
    return (
      <p className="small dim" role="status">
        {say('classifieds.flagged')}
      </p>
    )
  if (step === 'open')
    return <FlagForm {...props} onDone={() => setStep('done')} onLeave={() => setStep('shut')} />
  return (
    <div>
      <button type="button" className="button line" onClick={() => setStep('open')}>
        {say('classifieds.flag')}
      </button>
    </div>
  )
}

interface FormProps extends FlagPartProps {
  onDone: () => void
  onLeave: () => void
}

function FlagForm({ doctype, name, onDone, onLeave }: FormProps) {
  const id = useId()
  const say = useSay()
  const [reason, setReason] = useState('spam')
  const [detail, setDetail] = useState('')
  const asking = useAsking((error) => refusal(error, say('classifieds.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void asking.ask(async () => {
      const flag = { reference_doctype: doctype, reference_name: name, reason, detail: detail.trim() }
      await send(methodRequest('mela.moderation.flag', flag))
      onDone()
    })
  }
  return (
    <form className="card padded contact-form" onSubmit={handleSubmit}>
      <p className="small dim">{say('classifieds.flag_lead')}</p>
      <div className="field">
        <label htmlFor={id}>{say('classifieds.flag_reason')}</label>
        <select
          id={id}
          className="input"
          value={reason}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        >
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </select>
      </div>
      <TextBox
        label={say('classifieds.flag_detail')}
        type="long"
        longest={500}
        isOptional
        value={detail}
        onType={setDetail}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {say('classifieds.flag_send')}
        </button>
        <button type="button" className="button line" onClick={onLeave}>
          {say('classifieds.flag_cancel')}
        </button>
      </div>
    </form>
  )
}
