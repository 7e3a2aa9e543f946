import { spacedPhone } from '#meta'
import { useState, useId, type ReactNode, type SubmitEvent } from 'react'
import { useLanguageChoice } from '../../../language/language-choice.tsx'
import { useTranslate } from '../../../language/text.ts'
import type { AskedCode } from '../../../ui/proof/asked-code.ts'
import { CodeForm } from '../../../ui/proof/code-form.tsx'
import { PhoneForm } from '../../../ui/proof/phone-form.tsx'
import { useAction, type Action } from '#client/react'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import type { Person } from '../profile/profile-calls.ts'
import { changeOwnContact, requestContactCode, type Contact, useDetailsProblem } from './details-calls.ts'
import { OwnPassword, useOwnPassword } from './password-sheet.tsx'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'

interface Props {
  field: Contact['field']
  person: Person
  onClose: () => void
  onDone: () => void
}

const titles = {
  email: { add: 'profile.add_email', change: 'profile.change_email', done: 'profile.email_changed' },
  phone: { add: 'profile.add_phone', change: 'profile.change_phone', done: 'profile.phone_changed' },
} as const

export function ContactSheet({ field, person, onClose, onDone }: Props) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const { language } = useLanguageChoice()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<AskedCode | null>(null)
  const own = useOwnPassword(person.has_password === 1)
  const asking = useAction(useDetailsProblem())
  const request = async (value: string) => {
    const contact = { field, value }
    setAsked(await requestContactCode({ contact, password: own.password, language }))
  }
  const title = t(person[field] === null ? titles[field].add : titles[field].change)
  const first = {
    ...{ first: typed, verb: t('profile.send_code'), asking, onType: setTyped },
    more: { fields: <OwnPassword own={own} />, isComplete: own.isComplete },
  }
  return (
    <Sheet title={title} onClose={onClose}>
      {asked === null && field === 'phone' && (
        <PhoneForm
          {...first}
          label={t('profile.new_phone')}
          help={t('profile.new_phone_help')}
          onPhone={request}
        />
      )}
      {asked === null && field === 'email' && <EmailForm {...first} onEmail={request} />}
      {asked !== null && (
        <CodeForm
          masked=""
          sentText={t('profile.code_sent', {
            contact: field === 'phone' ? spacedPhone(asked.sentTo) : asked.sentTo,
          })}
          otherText={t(field === 'phone' ? 'proof.other_phone' : 'profile.other_email')}
          verb={title}
          asking={asking}
          againAt={asked.againAt}
          onCode={async (code) => {
            await changeOwnContact({ field, value: asked.sentTo }, code)
            showToast(t(titles[field].done))
            onDone()
          }}
          onAgain={() => request(asked.sentTo)}
          onOtherPhone={() => setAsked(null)}
        />
      )}
    </Sheet>
  )
}

interface EmailFormProps {
  first: string
  verb: string
  asking: Action
  more: { fields: ReactNode; isComplete: () => boolean }
  onType: (typed: string) => void
  onEmail: (email: string) => Promise<void>
}

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

function EmailForm({ first, verb, asking, more, onType, onEmail }: EmailFormProps) {
  const id = useId()
  const t = useTranslate()
  const [typed, setTyped] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const help = t('profile.new_email_help')
  const problem = isWrong ? t('profile.wrong_email') : undefined
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRight = email.test(typed.trim())
    setWrong(!isRight)
    const isComplete = more.isComplete()
    if (!isRight) event.currentTarget.querySelector('input')?.focus()
    else if (isComplete) void asking.ask(() => onEmail(typed.trim()))
  }
  return (
    <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <FieldFrame
        {...{ id, help, problem, isAnnounced: true, isOptional: false }}
        label={t('profile.new_email')}
      >
        <input
          id={id}
          className="input"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={140}
          value={typed}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { help, problem })}
          onChange={(event) => {
            setTyped(event.target.value)
            onType(event.target.value)
            setWrong(false)
          }}
        />
      </FieldFrame>
      {more.fields}
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('proof.one_moment') : verb}
        </button>
      </div>
    </form>
  )
}
