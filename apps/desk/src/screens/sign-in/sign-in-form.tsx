import { useState } from 'react'
import { type SignInStage, askForNewPassword } from '../../data/user/sign-in.ts'
import { useTranslate } from '../../language/translate.ts'
import { RecoveryCodes } from '../../ui/secret/recovery-codes.tsx'
import { CodeStep } from './code-step.tsx'
import { EnrolmentStep } from './enrolment-step.tsx'
import { Button, TextInput } from '@mantine/core'
import { refusalWords } from '../../language/refusal-words.ts'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'
import { PasswordStep } from './password-step.tsx'

interface Props {
  onSignedIn: () => void
}

type Stage = SignInStage | { at: 'password' } | { at: 'forgotten' }

/** The way in, step by step: password, then the second factor where there is one. */
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

/** Asks for a link to a new password. Nothing here tells whether there is such an account. */
function ForgottenStep({ onBack }: { onBack: () => void }) {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  const back = (
    <Button variant="subtle" className="quiet-way" onClick={onBack}>
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
        words={(error) => refusalWords(error, t)}
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
