import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useSay } from '../../language/text.ts'
import type { AskedCode } from '../../ui/proof/asked-code.ts'
import { PhoneForm } from '../../ui/proof/phone-form.tsx'
import type { Asking } from '../../ui/proof/use-asking.ts'
import { sendCode } from './send-code.ts'

interface Props {
  first: string
  asking: Asking
  onType: (typed: string) => void
  onAsked: (asked: AskedCode) => void
  onPassword: () => void
}

export function PhoneStep({ first, asking, onType, onAsked, onPassword }: Props) {
  const say = useSay()
  const { language } = useLanguageChoice()
  return (
    <PhoneForm
      first={first}
      label={say('sign_in.phone')}
      help={say('sign_in.phone_help')}
      verb={say('sign_in.send_code')}
      asking={asking}
      onType={onType}
      onPhone={async (phone) => onAsked(await sendCode(phone, language))}
    >
      <button type="button" className="quiet-button" onClick={onPassword}>
        {say('sign_in.with_password')}
      </button>
    </PhoneForm>
  )
}
