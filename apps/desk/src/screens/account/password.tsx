import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '#client'
import { readSession } from '../../data/user/session.ts'
import { refusalText } from '../../language/refusal-text.ts'
import { useTranslate } from '../../language/translate.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import type { MessageId } from '#design/messages'
import { passwordStrength, SHORTEST_PASSWORD, type PasswordStrength } from '#meta'
import { SecretInput } from '../../ui/secrets.tsx'
import { ShortForm, textIn } from '../../ui/short-form.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import styles from './desk-account.module.css'

const labels: Record<PasswordStrength, MessageId> = {
  'too short': 'new_password.too_short',
  weak: 'new_password.weak',
  fair: 'new_password.fair',
  good: 'new_password.good',
}

function NewPasswordInput() {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  return (
    <SecretInput
      name="new_password"
      label={t('new_password.label')}
      autoComplete="new-password"
      description={t(labels[passwordStrength(typed)], { count: SHORTEST_PASSWORD })}
      onChange={setTyped}
    />
  )
}

/** Changes the password; the sign-in page follows, because every session has ended. */
async function change(form: FormData): Promise<void> {
  const [old_password, new_password] = [textIn(form, 'old_password'), textIn(form, 'new_password')]
  await call('mela.identity.change_password', { old_password, new_password })
  location.assign('/desk')
}

function ChangeForm() {
  const t = useTranslate()
  return (
    <ShortForm verb={t('desk.change_password')} onSend={change} errorText={(error) => refusalText(error, t)}>
      {/* For the browser's keeper of passwords, so that it knows whose this is. */}
      <input
        type="text"
        className="visually-hidden"
        autoComplete="username"
        value={readSession()?.user ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <SecretInput
        name="old_password"
        label={t('desk.old_password')}
        autoComplete="current-password"
        hasFocus
      />
      <NewPasswordInput />
    </ShortForm>
  )
}

export function Password() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <TitledCard place="page" title={t('desk.sign_in_password')}>
      <div className="card-text">
        <p>{t('desk.change_password_text')}</p>
      </div>
      <div className={styles.accountActions}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('desk.change_password')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} title={t('desk.change_password')} onClose={() => setOpen(false)}>
        <p className="confirm-text">{t('desk.change_password_text')}</p>
        <ChangeForm />
      </Dialog>
    </TitledCard>
  )
}

/** Password confirmation before a change that outlives the session; `pwd` in its form. */
export function OwnPassword({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = useTranslate()
  return (
    <SecretInput
      name="pwd"
      label={t('desk.your_password')}
      description={t('desk.own_password_why')}
      autoComplete="current-password"
      hasFocus={hasFocus}
    />
  )
}
