import { useState } from 'react'
import { call } from '#client'
import { refusalWords } from '../../language/refusal-words.ts'
import { useTranslate } from '../../language/translate.ts'
import { CodeField } from '../../ui/secret/code-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { RecoveryCodes } from '../../ui/secret/recovery-codes.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'
import { useFactorChanged } from './use-factor-changed.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Ten new recovery codes for a code of the app. */
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
      <p className="question-text">{t('desk.factor_renew_text')}</p>
      <ShortForm verb={t('desk.factor_renew')} onSend={renew} words={(error) => refusalWords(error, t)}>
        <CodeField />
      </ShortForm>
    </Dialog>
  )
}
