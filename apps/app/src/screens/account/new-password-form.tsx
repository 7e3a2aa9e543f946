import { useState, type SubmitEvent, useId, useEffect, useRef } from 'react'
import { MelaError } from '#client'
import { useMutationCall } from '#client/react'
import type { MessageId } from '#design/messages'
import { passwordStrength, SHORTEST_PASSWORD } from '#meta'
import { useTranslate } from '../../language/text.ts'
import { PasswordField } from './password-field.tsx'
import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from '../../ui/icon.tsx'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import styles from './account.module.css'

interface Props {
  linkKey: string
  onSet: (next: string) => void
  onDead: () => void
}

export function NewPasswordForm({ linkKey, onSet, onDead }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const update = useMutationCall('mela.identity.update_password', {
    onSuccess: onSet,
    onError: (error) => {
      if (isDeadLink(error)) onDead()
    },
  })
  const isBusy = update.isPending || update.isSuccess
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isShort = passwordStrength(typed) === 'too short'
    setTooShort(isShort)
    if (isShort) event.currentTarget.querySelector('input')?.focus()
    else if (!isBusy) update.mutate({ key: linkKey, new_password: typed })
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <PasswordField
        typed={typed}
        problem={isTooShort ? t('new_password.too_short', { count: SHORTEST_PASSWORD }) : null}
        onType={(next) => {
          setTyped(next)
          setTooShort(false)
        }}
      />
      {update.error && !isDeadLink(update.error) && <Problem>{t(passwordProblem(update.error))}</Problem>}
      <div className="actions">
        <button className="button big" aria-disabled={isBusy}>
          {t(isBusy ? 'new_password.setting' : 'new_password.set')}
        </button>
      </div>
    </form>
  )
}

function Problem({ children }: { children: string }) {
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{children}</span>
    </div>
  )
}

const named: Readonly<Record<string, MessageId>> = {
  'identity.common_password': 'new_password.common',
  'identity.own_password': 'new_password.own',
}

function passwordProblem(error: unknown): MessageId {
  const id = error instanceof MelaError ? named[error.code] : undefined
  if (id !== undefined) return id
  return error instanceof MelaError && error.status === 429 ? 'new_password.too_many' : 'new_password.failed'
}

/** Returns true for the server's stable code of a used or expired link. */
const isDeadLink = (error: unknown): boolean =>
  error instanceof MelaError && error.code === 'identity.dead_link'

interface AskProps {
  onAsked: () => void
}

function AskForm({ onAsked }: AskProps) {
  const t = useTranslate()
  const id = useId()
  const [user, setUser] = useState('')
  const reset = useMutationCall('mela.identity.reset_password', { onSuccess: onAsked })
  const isBusy = reset.isPending || reset.isSuccess
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) reset.mutate({ user: user.trim() })
  }
  return (
    <form className="contact-form" method="post" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={id}>{t('new_password.ask_label')}</label>
        <input
          id={id}
          className="input"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={140}
          required
          value={user}
          onChange={(event) => setUser(event.target.value)}
        />
      </div>
      {reset.error && <Problem>{t(passwordProblem(reset.error))}</Problem>}
      <div className="actions">
        <button className="button" aria-disabled={isBusy}>
          {t('new_password.ask')}
        </button>
      </div>
    </form>
  )
}

export function DeadLink({ hasKey }: { hasKey: boolean }) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={`card padded ${styles.deadLink}`}>
      {hasKey && (
        <div role="alert">
          <h2>{t('new_password.dead_title')}</h2>
          <p className="dim">{t('new_password.dead_text')}</p>
        </div>
      )}
      {isAsked ? <p role="status">{t('new_password.asked')}</p> : <AskForm onAsked={() => setAsked(true)} />}
    </section>
  )
}

export function PasswordSet({ next }: { next: string }) {
  const t = useTranslate()
  const isStaff = next === '/desk'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card padded empty" role="status">
      <Kolam size={3} />
      <h2 ref={heading} tabIndex={-1}>
        {t('new_password.done_title')}
      </h2>
      <p className="dim">{t('new_password.done_text')}</p>
      <a className="button" href={isStaff ? '/desk' : '/'}>
        {t(isStaff ? 'new_password.to_desk' : 'new_password.to_home')}
      </a>
    </section>
  )
}
