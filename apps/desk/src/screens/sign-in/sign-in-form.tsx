import { useState } from 'react'
import {
  type SignInStage,
  askForNewPassword,
  signIn,
  finishSignIn,
  type Enrolment,
} from '../../data/user/session.ts'
import { useTranslate } from '../../language/translate.ts'
import { RecoveryCodes, SecretInput, CodeField, Authenticator } from '../../ui/secrets.tsx'
import { Button, TextInput } from '@mantine/core'
import { refusalText } from '../../language/refusal-text.ts'
import { ShortForm, textIn } from '../../ui/short-form.tsx'
import styles from './desk-sign-in.module.css'

interface Props {
  onSignedIn: () => void
}

type Stage = SignInStage | { at: 'password' } | { at: 'forgotten' }

export function SignInForm({ onSignedIn }: Props) {
  const t = useTranslate()
  const [stage, setStage] = useState<Stage>({ at: 'password' })
  const back = () => setStage({ at: 'password' })
  const go = (next: SignInStage) => {
    if (next.at === 'in' && next.recoveryCodes.length === 0) onSignedIn()
    else setStage(next)
  }
  if (stage.at === 'forgotten') return <ForgottenStep onBack={back} />
  if (stage.at === 'code') return <CodeStep {...stage} onStage={go} onBack={back} />
  if (stage.at === 'enrolment') return <EnrolmentStep {...stage} onStage={go} onBack={back} />
  if (stage.at === 'in')
    return (
      <>
        <h2>{t('desk.recovery_title')}</h2>
        <RecoveryCodes codes={stage.recoveryCodes} onSaved={onSignedIn} />
      </>
    )
  return <PasswordStep onStage={go} onForgotten={() => setStage({ at: 'forgotten' })} />
}

/** Requests a link for a new password; the text does not tell whether the account exists. */
function ForgottenStep({ onBack }: { onBack: () => void }) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const back = (
    <Button variant="subtle" className={styles.textLink} onClick={onBack}>
      {t('desk.back_to_sign_in')}
    </Button>
  )
  if (isAsked)
    return (
      <>
        <p role="status">{t('new_password.asked')}</p>
        {back}
      </>
    )
  return (
    <>
      <h2>{t('desk.forgot_title')}</h2>
      <p className="dim">{t('desk.forgot_text')}</p>
      <ShortForm
        verb={t('desk.forgot_send')}
        onSend={async (form) => {
          await askForNewPassword(textIn(form, 'user').trim())
          setAsked(true)
        }}
        errorText={(error) => refusalText(error, t)}
        secondaryActions={back}
      >
        <TextInput
          name="user"
          label={t('new_password.ask_label')}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          required
          withAsterisk={false}
        />
      </ShortForm>
    </>
  )
}

interface PasswordStepProps {
  onStage: (stage: SignInStage) => void
  onForgotten: () => void
}

/** Form for name and password; the session is returned as a cookie that no script reads. */
function PasswordStep({ onStage, onForgotten }: PasswordStepProps) {
  const t = useTranslate()
  return (
    <ShortForm
      verb={t('shell.sign_in')}
      onSend={async (form) => onStage(await signIn(textIn(form, 'usr'), textIn(form, 'pwd')))}
      errorText={(error) => refusalText(error, t, { 'identity.wrong_credentials': 'desk.sign_in_wrong' })}
      secondaryActions={
        <Button variant="subtle" className={styles.textLink} onClick={onForgotten}>
          {t('desk.forgot_password')}
        </Button>
      }
    >
      <TextInput
        name="usr"
        label={t('desk.sign_in_name')}
        autoComplete="username"
        autoCapitalize="none"
        required
        withAsterisk={false}
      />
      <SecretInput name="pwd" label={t('desk.sign_in_password')} autoComplete="current-password" />
    </ShortForm>
  )
}

interface CodeStepProps {
  halfSignIn: string
  onStage: (stage: SignInStage) => void
  onBack: () => void
}

function CodeStep({ halfSignIn, onStage, onBack }: CodeStepProps) {
  const t = useTranslate()
  const [isRecovery, setRecovery] = useState(false)
  const wrong = isRecovery ? 'desk.recovery_wrong' : 'desk.code_wrong'
  return (
    <>
      <h2>{t('desk.code_title')}</h2>
      <p className="dim">
        {isRecovery ? t('desk.recovery_text') : t('desk.code_text', { host: location.hostname })}
      </p>
      <ShortForm
        key={String(isRecovery)}
        verb={t('shell.sign_in')}
        onSend={async (form) => onStage(await finishSignIn(halfSignIn, textIn(form, 'otp')))}
        errorText={(error) => refusalText(error, t, { 'identity.wrong_code': wrong })}
        secondaryActions={
          <>
            <Button variant="subtle" className={styles.textLink} onClick={() => setRecovery(!isRecovery)}>
              {t(isRecovery ? 'desk.use_app_code' : 'desk.use_recovery_code')}
            </Button>
            <Button variant="subtle" className={styles.textLink} onClick={onBack}>
              {t('desk.back_to_sign_in')}
            </Button>
          </>
        }
      >
        <CodeField isRecovery={isRecovery} />
      </ShortForm>
    </>
  )
}

interface EnrolmentStepProps {
  halfSignIn: string
  enrolment: Enrolment
  onStage: (stage: SignInStage) => void
  onBack: () => void
}

function EnrolmentStep({ halfSignIn, enrolment, onStage, onBack }: EnrolmentStepProps) {
  const t = useTranslate()
  return (
    <>
      <h2>{t('desk.enrol_title')}</h2>
      <p className="dim">{t('desk.enrol_needed')}</p>
      <Authenticator enrolment={enrolment} />
      <ShortForm
        verb={t('desk.confirm')}
        onSend={async (form) => onStage(await finishSignIn(halfSignIn, textIn(form, 'otp')))}
        errorText={(error) => refusalText(error, t)}
        secondaryActions={
          <Button variant="subtle" className={styles.textLink} onClick={onBack}>
            {t('desk.back_to_sign_in')}
          </Button>
        }
      >
        <CodeField hasFocus={false} />
      </ShortForm>
    </>
  )
}
