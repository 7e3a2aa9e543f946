import { spacedPhone } from '#meta'
import { useState, useId, type SubmitEvent } from 'react'
import { useTranslate } from '../../../language/text.ts'
import { Part } from '../profile/profile-layout.tsx'
import type { Person } from '../profile/profile-calls.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { changeName } from './details-calls.ts'
import styles from '../account.module.css'

interface Props {
  person: Person
  onChanged: () => void
}

type Opened = 'name' | 'phone' | 'email' | 'password' | null

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
      <ul className={`card list ${styles.profileDetails}`}>
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
      <button type="button" className="text-link" aria-label={`${verb}: ${label}`} onClick={onOpen}>
        {verb}
      </button>
    </li>
  )
}

const LONGEST_NAME = 100

interface NameSheetProps {
  first: string
  onClose: () => void
  onDone: () => void
}

function NameSheet({ first, onClose, onDone }: NameSheetProps) {
  const id = useId()
  const t = useTranslate()
  const { showToast } = useShellActions()
  const [name, setName] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const asking = useAction((error) => refusal(error, t('profile.not_saved')))
  const help = t('profile.name_help')
  const problem = isMissing ? t('profile.name_missing') : undefined
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return event.currentTarget.querySelector('input')?.focus()
    void asking.ask(async () => {
      await changeName(name.trim())
      showToast(t('profile.name_changed'))
      onDone()
    })
  }
  return (
    <Sheet title={t('profile.change_name')} onClose={onClose}>
      <form className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
        <FieldFrame
          {...{ id, help, problem, isAnnounced: true, isOptional: false }}
          label={t('profile.name')}
        >
          <input
            id={id}
            className="input"
            name="full_name"
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={name}
            aria-required
            aria-invalid={isMissing}
            aria-describedby={describedBy(id, { help, problem })}
            onChange={(event) => {
              setName(event.target.value)
              setMissing(false)
            }}
          />
        </FieldFrame>
        <ProblemNote problem={asking.problem} />
        <div className="actions">
          <button className="button big" aria-disabled={asking.isBusy}>
            {asking.isBusy ? t('proof.one_moment') : t('profile.save_name')}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
