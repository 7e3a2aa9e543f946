import { useState } from 'react'
import { useTranslate } from '../../language/text.ts'
import { useAction, type Action } from '#client/react'
import { askedCode, forgetAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import { firstPhone, forgetFirstPhone } from '../../ui/proof/first-phone.ts'
import { CodeStep, SecondStep } from './code-step.tsx'
import { NameStep, PasswordStep } from './password-step.tsx'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { PhoneForm } from '../../ui/proof/phone-form.tsx'
import { sendCode, type SignInOutcome, signInText } from './sign-in-calls.ts'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { isSitePath } from '#meta'

const SIGN_IN = 'sign-in'

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

export function SignInForm({ onIn }: { onIn: () => void }) {
  const t = useTranslate()
  const [stage, setStage] = useState(firstStage)
  const [phone, setPhone] = useState(firstPhone)
  const asking = useAction((error) => signInText(error, t))
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
        onNew={(code) => setStage({ at: 'name', phone: stage.asked.sentTo, code })}
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

function DeskFirst() {
  const t = useTranslate()
  return (
    <div className="stack" role="status">
      <p>{t('sign_in.desk_first')}</p>
      <a className="button" href="/desk" target="_blank" rel="noopener">
        {t('new_password.to_desk')}
      </a>
    </div>
  )
}

interface Props {
  first: string
  asking: Action
  onType: (typed: string) => void
  onAsked: (asked: AskedCode) => void
  onPassword: () => void
}

function PhoneStep({ first, asking, onType, onAsked, onPassword }: Props) {
  const t = useTranslate()
  const { language } = useLanguageChoice()
  return (
    <PhoneForm
      first={first}
      label={t('sign_in.phone')}
      help={t('sign_in.phone_help')}
      verb={t('sign_in.send_code')}
      asking={asking}
      onType={onType}
      onPhone={async (phone) => onAsked(await sendCode(phone, language))}
    >
      <button type="button" className="plain-button" onClick={onPassword}>
        {t('sign_in.with_password')}
      </button>
    </PhoneForm>
  )
}

export function SignedIn({ next }: { next: string }) {
  const t = useTranslate()
  const { leave, isLeaving } = useSignOut()
  return (
    <div className="contact-form">
      <p role="status">{t('sign_in.is_in')}</p>
      <div className="actions">
        <a className="button big" href={next} data-root="">
          {t('forms.go_on')}
        </a>
        <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
          {t('shell.sign_out')}
        </button>
      </div>
    </div>
  )
}

const home = '/'

/** Returns the path after signing in: only paths of this app, and never the sign-in page. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isSitePath(next) && !next.startsWith('/sign-in') ? next : home
}
