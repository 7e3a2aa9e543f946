import { useState, useCallback } from 'react'
import { call } from '#client'
import type { Enrolment } from '../../data/user/session.ts'
import { refusalText } from '../../language/refusal-text.ts'
import { useTranslate } from '../../language/translate.ts'
import { Authenticator, CodeField, RecoveryCodes } from '../../ui/secrets.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ShortForm, textIn } from '../../ui/short-form.tsx'
import { useToast } from '../../ui/overlay/toast.tsx'
import { OwnPassword } from './password.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { secondFactorKey } from '../../data/user/account.ts'

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
    <ShortForm verb={t('desk.continue')} onSend={begin} errorText={(error) => refusalText(error, t)}>
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
      <ShortForm verb={t('desk.confirm')} onSend={confirm} errorText={(error) => refusalText(error, t)}>
        <CodeField hasFocus={false} />
      </ShortForm>
    </>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Sets up the second factor: password, app, recovery codes. The codes are closed by their own button only. */
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

export function RenewCodes({ isOpen, onClose }: Props) {
  const t = useTranslate()
  const changed = useFactorChanged()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = async (form: FormData) => {
    const { recovery_codes } = await call('mela.identity.renew_recovery_codes', { otp: textIn(form, 'otp') })
    setCodes(recovery_codes)
  }
  const handleSaved = () => {
    onClose()
    setCodes(null)
    void changed()
  }
  if (codes)
    return (
      <Dialog isOpen={isOpen} title={t('desk.recovery_title')}>
        <RecoveryCodes codes={codes} onSaved={handleSaved} />
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} title={t('desk.factor_renew')} onClose={onClose}>
      <p className="confirm-text">{t('desk.factor_renew_text')}</p>
      <ShortForm verb={t('desk.factor_renew')} onSend={renew} errorText={(error) => refusalText(error, t)}>
        <CodeField />
      </ShortForm>
    </Dialog>
  )
}

export function useFactorChanged(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: secondFactorKey }), [client])
}
