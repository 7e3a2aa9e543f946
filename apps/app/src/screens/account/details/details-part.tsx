import { useState } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { spacedPhone } from '../../../ui/text/spaced-phone.ts'
import { Part } from '../profile/part.tsx'
import type { Person } from '../profile/profile-calls.ts'
import { ContactSheet } from './contact-sheet.tsx'
import './details.css'
import { NameSheet } from './name-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'

interface Props {
  person: Person
  /** Something of it is new. */
  onChanged: () => void
}

type Opened = 'name' | 'phone' | 'email' | 'password' | null

/** What the account knows of its person, each with the way to change it. */
export function DetailsPart({ person, onChanged }: Props) {
  const t = useTranslate()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const done = () => {
    close()
    onChanged()
  }
  const { full_name, phone, email, has_password } = person
  return (
    <Part id="details" title={t('profile.details')} lead={t('profile.details_text')}>
      <ul className="card list profile-details">
        <DetailRow
          {...{ label: t('profile.name'), value: full_name, verb: t('profile.change') }}
          onOpen={() => setOpened('name')}
        />
        <DetailRow
          {...{ label: t('profile.phone'), value: phone === null ? null : spacedPhone(phone) }}
          verb={t(phone === null ? 'profile.add' : 'profile.change')}
          onOpen={() => setOpened('phone')}
        />
        <DetailRow
          {...{ label: t('profile.email'), value: email }}
          verb={t(email === null ? 'profile.add' : 'profile.change')}
          onOpen={() => setOpened('email')}
        />
        <DetailRow
          label={t('sign_in.password')}
          value={has_password === 1 ? '••••••••' : null}
          verb={t(has_password === 1 ? 'profile.change' : 'profile.set')}
          onOpen={() => setOpened('password')}
        />
      </ul>
      {opened === 'name' && <NameSheet first={full_name} onClose={close} onDone={done} />}
      {(opened === 'phone' || opened === 'email') && (
        <ContactSheet field={opened} person={person} onClose={close} onDone={done} />
      )}
      {opened === 'password' && <PasswordSheet person={person} onClose={close} />}
    </Part>
  )
}

interface RowProps {
  label: string
  /** Null where there is none yet. */
  value: string | null
  verb: string
  onOpen: () => void
}

function DetailRow({ label, value, verb, onOpen }: RowProps) {
  const t = useTranslate()
  return (
    <li>
      <span className="text">
        <span className="small dim">{label}</span>
        <span className={value === null ? 'dim' : 'mid'}>{value ?? t('profile.not_given')}</span>
      </span>
      <button type="button" className="postal-way" aria-label={`${verb}: ${label}`} onClick={onOpen}>
        {verb}
      </button>
    </li>
  )
}
