import { Button } from '@mantine/core'
import { useState } from 'react'
import { finishSignIn, type SignInStage } from '../../data/user/sign-in.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useTranslate } from '../../language/translate.ts'
import { CodeField } from '../../ui/secret/code-field.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'

interface Props {
  halfSignIn: string
  onStage: (stage: SignInStage) => void
  onBack: () => void
}

/** The second factor: what the app shows, or one of the codes that stand in for it. */
export function CodeStep({ halfSignIn, onStage, onBack }: Props) {
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
        words={(error) => refusalWords(error, t, { 'identity.wrong_code': wrong })}
        secondaryActions={
          <>
            <Button variant="subtle" className="quiet-way" onClick={() => setRecovery(!isRecovery)}>
              {t(isRecovery ? 'desk.use_app_code' : 'desk.use_recovery_code')}
            </Button>
            <Button variant="subtle" className="quiet-way" onClick={onBack}>
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
