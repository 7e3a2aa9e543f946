import { Button, TextInput } from '@mantine/core'
import { signIn, type SignInStage } from '../../data/user/sign-in.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useTranslate } from '../../language/translate.ts'
import { SecretInput } from '../../ui/secret/secret-input.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'

interface Props {
  onStage: (stage: SignInStage) => void
  onForgotten: () => void
}

/** Name and password; the session comes back as a cookie that no script can read. */
export function PasswordStep({ onStage, onForgotten }: Props) {
  const t = useTranslate()
  return (
    <ShortForm
      verb={t('shell.sign_in')}
      onSend={async (form) => onStage(await signIn(textIn(form, 'usr'), textIn(form, 'pwd')))}
      words={(error) => refusalWords(error, t, { 'identity.wrong_credentials': 'desk.sign_in_wrong' })}
      secondaryActions={
        <Button variant="subtle" className="quiet-way" onClick={onForgotten}>
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
