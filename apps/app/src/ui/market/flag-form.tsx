import { useId, useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { call } from '#client'
import type { Methods } from '#contract'
import { useTranslate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../problem-note.tsx'
import { TextBox } from './form-fields.tsx'

type Reason = Methods['mela.moderation.flag']['input']['reason']

const reasons: readonly (readonly [Reason, MessageId])[] = [
  ['spam', 'flag.spam'],
  ['fraud', 'flag.fraud'],
  ['offensive', 'flag.offensive'],
  ['danger to a child', 'flag.danger'],
  ['wrong place', 'flag.place'],
  ['something else', 'flag.other'],
]

const labels: Readonly<Record<string, MessageId>> = {
  Topic: 'flag.open_topic',
  Classified: 'flag.open_ad',
  'Job Opening': 'flag.open_job',
}

const labelOf = (doctype: string): MessageId => labels[doctype] ?? 'flag.open'

interface Flagged {
  doctype: string
  name: string
}

interface Props extends Flagged {
  onDone: () => void
  onLeave: () => void
}

export function FlagForm({ doctype, name, onDone, onLeave }: Props) {
  const id = useId()
  const t = useTranslate()
  const [reason, setReason] = useState<Reason>('spam')
  const [detail, setDetail] = useState('')
  const asking = useAction((error) => refusal(error, t('flag.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void asking.ask(async () => {
      const flag = { reference_doctype: doctype, reference_name: name, reason, detail: detail.trim() }
      await call('mela.moderation.flag', flag)
      onDone()
    })
  }
  return (
    <form className="card padded contact-form" onSubmit={handleSubmit}>
      <p className="small dim">{t('flag.lead')}</p>
      <div className="field">
        <label htmlFor={id}>{t('flag.reason')}</label>
        <select
          id={id}
          className="input"
          value={reason}
          autoFocus
          onChange={(event) =>
            setReason(reasons.find(([value]) => value === event.target.value)?.[0] ?? reason)
          }
        >
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </div>
      <TextBox
        label={t('flag.detail')}
        type="long"
        longest={500}
        isOptional
        value={detail}
        onType={setDetail}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(labelOf(doctype))}
        </button>
        <button type="button" className="button line" onClick={onLeave}>
          {t('flag.cancel')}
        </button>
      </div>
    </form>
  )
}

interface PartProps extends Flagged {
  isTextLink?: boolean
}

export function FlagPart({ isTextLink = false, ...props }: PartProps) {
  const t = useTranslate()
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  if (step === 'done')
    return (
      <p className="small dim" role="status">
        {t('flag.flagged')}
      </p>
    )
  if (step === 'open')
    return <FlagForm {...props} onDone={() => setStep('done')} onLeave={() => setStep('shut')} />
  return (
    <div>
      <button
        type="button"
        className={isTextLink ? 'text-link' : 'button line'}
        onClick={() => setStep('open')}
      >
        {t(labelOf(props.doctype))}
      </button>
    </div>
  )
}
