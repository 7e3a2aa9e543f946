import { useState } from 'react'
import type { SignInStage } from '../../data/sign-in.ts'
import { useSay } from '../../language/say.ts'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'
import { CodeStep } from './code-step.tsx'
import { EnrolmentStep } from './enrolment-step.tsx'
import { ForgottenStep } from './forgotten-step.tsx'
import { PasswordStep } from './password-step.tsx'

interface Props {
  onSignedIn: () => void
}

type Stage = SignInStage | { at: 'password' } | { at: 'forgotten' }

/** The way in, step by step: password, then the second factor where there is one. */
export function SignInForm({ onSignedIn }: Props) {
  const say = useSay()
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
        <h2>{say('desk.recovery_title')}</h2>
        <RecoveryCodes codes={stage.recoveryCodes} onKept={onSignedIn} />
      </>
    )
  return <PasswordStep onStage={go} onForgotten={() => setStage({ at: 'forgotten' })} />
}
