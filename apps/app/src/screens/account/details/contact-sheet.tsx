import { useState } from 'react'
import { useLanguageChoice } from '../../../language/language-choice.tsx'
import { useTranslate } from '../../../language/text.ts'
import type { AskedCode } from '../../../ui/proof/asked-code.ts'
import { CodeForm } from '../../../ui/proof/code-form.tsx'
import { PhoneForm } from '../../../ui/proof/phone-form.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { spacedPhone } from '../../../ui/text/spaced-phone.ts'
import type { Person } from '../profile/profile-calls.ts'
import { changeContact, requestContactCode, type Contact } from './details-calls.ts'
import { useDetailsProblem } from './details-problem.ts'
import { EmailForm } from './email-form.tsx'
import { OwnPassword, useOwnPassword } from './own-password.tsx'

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

/** A new address or number: named, and proved by the code that goes there. */
export function ContactSheet({ field, person, onClose, onDone }: Props) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const { language } = useLanguageChoice()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<AskedCode | null>(null)
  const own = useOwnPassword(person.has_password === 1)
  const asking = useAsking(useDetailsProblem())
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
            await changeContact({ field, value: asked.sentTo }, code)
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
