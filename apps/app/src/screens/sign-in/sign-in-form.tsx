import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { askedCode, forgetAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import { firstPhone, forgetFirstPhone } from '../../ui/proof/first-phone.ts'
import { CodeStep } from './code-step.tsx'
import { DeskFirst } from './desk-first.tsx'
import { NameStep } from './name-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { SecondStep } from './second-step.tsx'
import type { SignInOutcome } from './sign-in-calls.ts'
import { signInWords } from './sign-in-words.ts'

export const SIGN_IN = 'sign-in'

type Stage =
  | { at: 'phone' }
  | { at: 'code'; asked: AskedCode }
  | { at: 'name'; phone: string; code: string }
  | { at: 'password'; isStaff: boolean }
  | Exclude<SignInOutcome, { at: 'in' }>

function firstStage(): Stage {
  const asked = askedCode(SIGN_IN, Date.now())
  return asked === null ? { at: 'phone' } : { at: 'code', asked }
}

/** The way in, step by step: the phone and its code, or a password; then a name or a second proof where one is needed. */
export function SignInForm({ onIn }: { onIn: () => void }) {
  const say = useSay()
  const [stage, setStage] = useState(firstStage)
  const [phone, setPhone] = useState(firstPhone)
  const asking = useAsking((error) => signInWords(error, say))
  const handleOutcome = (outcome: SignInOutcome) => {
    if (outcome.at !== 'in') return setStage(outcome)
    forgetAskedCode(SIGN_IN)
    forgetFirstPhone()
    onIn()
  }
  const handleOther = () => {
    forgetAskedCode(SIGN_IN)
    setStage({ at: 'phone' })
  }
  if (stage.at === 'code')
    return (
      <CodeStep
        asked={stage.asked}
        asking={asking}
        onOutcome={handleOutcome}
        onAsked={(asked) => setStage({ at: 'code', asked })}
        onNew={(code) => setStage({ at: 'name', phone: stage.asked.phone, code })}
        onStaff={() => setStage({ at: 'password', isStaff: true })}
        onOtherPhone={handleOther}
      />
    )
  if (stage.at === 'name')
    return (
      <NameStep {...stage} asking={asking} onIn={() => handleOutcome({ at: 'in' })} onBack={handleOther} />
    )
  if (stage.at === 'password')
    return (
      <PasswordStep isStaff={stage.isStaff} asking={asking} onOutcome={handleOutcome} onPhone={handleOther} />
    )
  if (stage.at === 'second proof')
    return (
      <SecondStep
        halfSignIn={stage.halfSignIn}
        asking={asking}
        onOutcome={handleOutcome}
        onBack={handleOther}
      />
    )
  if (stage.at === 'desk first') return <DeskFirst />
  return (
    <PhoneStep
      first={phone}
      asking={asking}
      onType={setPhone}
      onAsked={(asked) => setStage({ at: 'code', asked })}
      onPassword={() => setStage({ at: 'password', isStaff: false })}
    />
  )
}
