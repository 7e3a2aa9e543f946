import { useId, useState } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'

/** The password that the account has, asked before what signs in is changed; null for an account without one. */
export function useOwnPassword(isAsked: boolean) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isComplete = (): boolean => {
    setMissing(isAsked && typed === '')
    return !isAsked || typed !== ''
  }
  const type = (text: string) => {
    setTyped(text)
    setMissing(false)
  }
  return { isAsked, password: isAsked ? typed : null, typed, isMissing, isComplete, type }
}

export function OwnPassword({ own }: { own: ReturnType<typeof useOwnPassword> }) {
  const id = useId()
  const t = useTranslate()
  if (!own.isAsked) return null
  const problem = own.isMissing ? t('profile.current_password_missing') : undefined
  return (
    <FieldFrame
      {...{ id, problem, isAnnounced: true, isOptional: false }}
      label={t('profile.current_password')}
    >
      <input
        id={id}
        className="input"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={512}
        value={own.typed}
        aria-required
        aria-invalid={own.isMissing}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => own.type(event.target.value)}
      />
    </FieldFrame>
  )
}
