import { useState, type SubmitEvent, useId } from 'react'
import { passwordStrength, SHORTEST_PASSWORD } from '#meta'
import { useTranslate } from '../../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useSignOut } from '../../../ui/use-sign-out.ts'
import { PasswordField } from '../password-field.tsx'
import type { Person } from '../profile/profile-calls.ts'
import { changePassword, requestPasswordLink, useDetailsProblem } from './details-calls.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'

interface Props {
  person: Person
  onClose: () => void
}

/** Changes the password by the old one; the first password is set by a link sent to the person's own contact. */
export function PasswordSheet({ person, onClose }: Props) {
  const t = useTranslate()
  const hasPassword = person.has_password === 1
  return (
    <Sheet title={t(hasPassword ? 'profile.change_password' : 'profile.set_password')} onClose={onClose}>
      {hasPassword ? <ChangeForm /> : <LinkForm contact={person.email ?? person.phone ?? ''} />}
    </Sheet>
  )
}

function ChangeForm() {
  const t = useTranslate()
  const { leave } = useSignOut()
  const own = useOwnPassword(true)
  const [typed, setTyped] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const asking = useAction(useDetailsProblem())
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const isShort = passwordStrength(typed) === 'too short'
    setTooShort(isShort)
    if (!own.isComplete() || isShort) return
    void asking.ask(async () => {
      await changePassword(own.typed, typed)
      leave()
    })
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <p>{t('profile.password_text')}</p>
      <OwnPassword own={own} />
      <PasswordField
        typed={typed}
        problem={isTooShort ? t('new_password.too_short', { count: SHORTEST_PASSWORD }) : null}
        onType={(next) => {
          setTyped(next)
          setTooShort(false)
        }}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('proof.one_moment') : t('profile.change_password')}
        </button>
      </div>
    </form>
  )
}

function LinkForm({ contact }: { contact: string }) {
  const t = useTranslate()
  const [isSent, setSent] = useState(false)
  const asking = useAction(useDetailsProblem())
  if (isSent) return <p role="status">{t('profile.link_sent', { contact })}</p>
  const send = () =>
    void asking.ask(async () => {
      await requestPasswordLink(contact)
      setSent(true)
    })
  return (
    <div className="contact-form">
      <p>{t('profile.link_text', { contact })}</p>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button type="button" className="button big" aria-disabled={asking.isBusy} onClick={send}>
          {asking.isBusy ? t('proof.one_moment') : t('new_password.ask')}
        </button>
      </div>
    </div>
  )
}

/** Asks for the account's current password before its credentials change; null for an account without one. */
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
