import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../form/field-frame.tsx'
import type { Action } from '#client/react'
import { ProblemNote } from '../problem-note.tsx'
import styles from './proof.module.css'

const second = 1000

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / second))

/** Returns the seconds until a moment (milliseconds since 1970), updated each second. */
function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), second)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const mostDigits = 12

interface Props {
  masked: string
  sentText?: string
  otherText?: string
  verb: string
  asking: Action
  /** Time of the next allowed request in milliseconds since 1970. */
  againAt: number
  onCode: (code: string) => Promise<void>
  onAgain: () => Promise<void>
  onOtherPhone: () => void
}

export function CodeForm({ masked, sentText, otherText, verb, asking, ...rest }: Props) {
  const { againAt, onCode, onAgain, onOtherPhone } = rest
  const id = useId()
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const help = t('proof.code_help')
  const problem = isMissing ? t('proof.code_missing') : undefined
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(code === '')
    if (code === '') field.current?.focus()
    else void asking.ask(() => onCode(code))
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <p role="status">{sentText ?? t('proof.code_sent', { phone: masked })}</p>
      <FieldFrame
        id={id}
        label={t('proof.code')}
        isOptional={false}
        help={help}
        problem={problem}
        isAnnounced
      >
        <input
          ref={field}
          id={id}
          className={`input ${styles.codeInput} numbers`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={mostDigits}
          value={code}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={describedBy(id, { help, problem })}
          onChange={(event) => {
            setCode(event.target.value.replace(/\D/g, ''))
            setIsMissing(false)
          }}
        />
      </FieldFrame>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('proof.one_moment') : verb}
        </button>
        <AgainButton againAt={againAt} onAgain={() => void asking.ask(onAgain)} />
        <button type="button" className="plain-button" onClick={onOtherPhone}>
          {otherText ?? t('proof.other_phone')}
        </button>
      </div>
    </form>
  )
}

function AgainButton({ againAt, onAgain }: { againAt: number; onAgain: () => void }) {
  const t = useTranslate()
  const left = useCountdown(againAt)
  return (
    <button
      type="button"
      className="plain-button numbers"
      aria-disabled={left > 0}
      onClick={() => left === 0 && onAgain()}
    >
      {left > 0 ? t('proof.again_in', { seconds: left }) : t('proof.again')}
    </button>
  )
}
