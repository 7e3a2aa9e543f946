import { useState } from 'react'
import { call } from '#client'
import type { Enrolment } from '../../data/user/sign-in.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useTranslate } from '../../language/translate.ts'
import { Authenticator } from '../../ui/secret/authenticator.tsx'
import { CodeField } from '../../ui/secret/code-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { RecoveryCodes } from '../../ui/secret/recovery-codes.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { useToast } from '../../ui/overlay/toast.ts'
import { textIn } from '../../ui/use-submit.ts'
import { OwnPassword } from './own-password.tsx'
import { useFactorChanged } from './use-factor-changed.ts'

type Stage =
  { at: 'password' } | { at: 'app'; enrolment: Enrolment } | { at: 'codes'; codes: readonly string[] }

interface StepProps {
  onStage: (stage: Stage) => void
}

function PasswordStep({ onStage }: StepProps) {
  const t = useTranslate()
  const begin = async (form: FormData) =>
    onStage({
      at: 'app',
      enrolment: await call('mela.identity.enrol_second_factor', { pwd: textIn(form, 'pwd') }),
    })
  return (
    <ShortForm verb={t('desk.continue')} onSend={begin} words={(error) => refusalWords(error, t)}>
      <OwnPassword hasFocus />
    </ShortForm>
  )
}

function AppStep({ enrolment, onStage }: StepProps & { enrolment: Enrolment }) {
  const t = useTranslate()
  const confirm = async (form: FormData) => {
    const { recovery_codes } = await call('mela.identity.confirm_second_factor', { otp: textIn(form, 'otp') })
    onStage({ at: 'codes', codes: recovery_codes })
  }
  return (
    <>
      <Authenticator enrolment={enrolment} />
      <ShortForm verb={t('desk.confirm')} onSend={confirm} words={(error) => refusalWords(error, t)}>
        <CodeField hasFocus={false} />
      </ShortForm>
    </>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Password, app, recovery codes: one after the other. The codes are left by their own button alone. */
export function SetUpFactor({ isOpen, onClose }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useFactorChanged()
  const [stage, setStage] = useState<Stage>({ at: 'password' })
  const close = () => {
    onClose()
    setStage({ at: 'password' })
  }
  const handleSaved = () => {
    toast(t('desk.factor_is_on'))
    close()
    void changed()
  }
  if (stage.at === 'codes')
    return (
      <Dialog isOpen={isOpen} title={t('desk.recovery_title')}>
        <RecoveryCodes codes={stage.codes} onSaved={handleSaved} />
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} title={t('desk.enrol_title')} onClose={close}>
      {stage.at === 'password' ? (
        <PasswordStep onStage={setStage} />
      ) : (
        <AppStep enrolment={stage.enrolment} onStage={setStage} />
      )}
    </Dialog>
  )
}
