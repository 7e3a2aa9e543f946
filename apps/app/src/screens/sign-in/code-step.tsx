import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useTranslate } from '../../language/text.ts'
import type { AskedCode } from '../../ui/proof/asked-code.ts'
import { CodeForm } from '../../ui/proof/code-form.tsx'
import { maskedPhone } from '../../ui/proof/masked-phone.ts'
import type { Asking } from '../../ui/proof/use-asking.ts'
import { sendCode } from './send-code.ts'
import { signInWithCode, type SignInOutcome } from './sign-in-calls.ts'
import { hasNoAccount, needsPassword } from './sign-in-words.ts'

interface Props {
  asked: AskedCode
  asking: Asking
  onOutcome: (outcome: SignInOutcome) => void
  onAsked: (asked: AskedCode) => void
  /** The code is right and the number is new here; the code is still good. */
  onNew: (code: string) => void
  onStaff: () => void
  onOtherPhone: () => void
}

export function CodeStep({ asked, asking, onOutcome, onAsked, onNew, onStaff, onOtherPhone }: Props) {
  const t = useTranslate()
  const { language } = useLanguageChoice()
  const handleCode = async (code: string) => {
    try {
      onOutcome(await signInWithCode(asked.sentTo, code))
    } catch (error) {
      if (hasNoAccount(error)) onNew(code)
      else if (needsPassword(error)) onStaff()
      else throw error
    }
  }
  return (
    <CodeForm
      masked={maskedPhone(asked.sentTo)}
      sentText={t('sign_in.code_sent', { phone: maskedPhone(asked.sentTo) })}
      verb={t('shell.sign_in')}
      asking={asking}
      againAt={asked.againAt}
      onCode={handleCode}
      onAgain={async () => onAsked(await sendCode(asked.sentTo, language))}
      onOtherPhone={onOtherPhone}
    />
  )
}
