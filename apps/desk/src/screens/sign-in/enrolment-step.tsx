import { Button } from '@mantine/core'
import { finishSignIn, type Enrolment, type SignInStage } from '../../data/user/sign-in.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useTranslate } from '../../language/translate.ts'
import { Authenticator } from '../../ui/secret/authenticator.tsx'
import { CodeField } from '../../ui/secret/code-field.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'

interface Props {
  halfSignIn: string
  enrolment: Enrolment
  onStage: (stage: SignInStage) => void
  onBack: () => void
}

/** Where staff must have a second factor: whoever has none sets it up on the way in. */
export function EnrolmentStep({ halfSignIn, enrolment, onStage, onBack }: Props) {
  const t = useTranslate()
  return (
    <>
      <h2>{t('desk.enrol_title')}</h2>
      <p className="dim">{t('desk.enrol_needed')}</p>
      <Authenticator enrolment={enrolment} />
      <ShortForm
        verb={t('desk.confirm')}
        onSend={async (form) => onStage(await finishSignIn(halfSignIn, textIn(form, 'otp')))}
        words={(error) => refusalWords(error, t)}
        secondaryActions={
          <Button variant="subtle" className="quiet-way" onClick={onBack}>
            {t('desk.back_to_sign_in')}
          </Button>
        }
      >
        <CodeField hasFocus={false} />
      </ShortForm>
    </>
  )
}
