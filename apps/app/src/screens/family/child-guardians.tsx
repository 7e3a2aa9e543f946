import { spacedPhone } from '#meta'
import { useState, useId, useRef, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { MessageId } from '#design/messages'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import {
  changeFamilyContact,
  type ChangedContactField,
  type ChildRecord,
  type ContactChange,
  type Guardian,
  rightsOf,
} from './family-calls.ts'
import { labelOf } from './state-labels.ts'
import styles from './family.module.css'
import formStyles from '../../ui/form/form.module.css'

const fields: readonly (readonly [ChangedContactField, MessageId, 'tel' | 'email' | 'name'])[] = [
  ['phone', 'family.contact_phone', 'tel'],
  ['email', 'family.contact_email', 'email'],
  ['full_name', 'family.contact_name', 'name'],
]

interface Props {
  family: string
  onDone: () => void
}

/** Requests a change of a guardian's contact; the office changes it, because it verifies the caller. */
function ContactForm({ family, onDone }: Props) {
  const id = useId()
  const t = useTranslate()
  const { showToast } = useShellActions()
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<ChangedContactField>('phone')
  const [typed, setTyped] = useState('')
  const asking = useAction((error) => refusal(error, t('proof.failed')))
  const autoComplete = fields.find(([name]) => name === field)?.[2] ?? 'off'
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return input.current?.focus()
    void asking.ask(async () => {
      await changeFamilyContact({ family, field, value: typed.trim() })
      showToast(t('family.asked'))
      onDone()
    })
  }
  return (
    <form className="contact-form" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={`${id}-what`}>{t('family.contact_what')}</label>
        <select
          id={`${id}-what`}
          className={`input ${formStyles.selectInput}`}
          value={field}
          onChange={({ target: { value } }) =>
            setField(fields.find(([name]) => name === value)?.[0] ?? 'phone')
          }
        >
          {fields.map(([name, label]) => (
            <option key={name} value={name}>
              {t(label)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={id}>{t('family.contact_new')}</label>
        <input
          ref={input}
          id={id}
          className="input"
          type={autoComplete === 'name' ? 'text' : autoComplete}
          autoComplete={autoComplete}
          maxLength={140}
          required
          value={typed}
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {t('family.contact_help')}
        </p>
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'proof.one_moment' : 'family.contact_send')}
        </button>
        <button type="button" className="button line" onClick={onDone}>
          {t('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}

export function ChildGuardians({ child, onAsked }: { child: ChildRecord; onAsked: () => void }) {
  const t = useTranslate()
  const [isChanging, setIsChanging] = useState(false)
  const handleDone = () => {
    setIsChanging(false)
    onAsked()
  }
  if (child.guardians.length === 0) return null
  return (
    <section className={`card padded ${styles.childPart}`}>
      <h2>{t('family.guardians')}</h2>
      <ul className="lines">
        {child.guardians.map((guardian) => (
          <GuardianLine key={`${guardian.full_name} ${guardian.is_me}`} guardian={guardian} />
        ))}
      </ul>
      {child.changes.map((change) => (
        <ChangeNote key={change.name} change={change} />
      ))}
      {child.family !== null && !isChanging && (
        <div className="actions">
          <button type="button" className="button line" onClick={() => setIsChanging(true)}>
            {t('family.my_contact')}
          </button>
        </div>
      )}
      {child.family !== null && isChanging && <ContactForm family={child.family} onDone={handleDone} />}
    </section>
  )
}

function GuardianLine({ guardian }: { guardian: Guardian }) {
  const t = useTranslate()
  const { full_name, relation, rights, is_me } = guardian
  const may = rightsOf(rights)
    .map((right) => t(right))
    .join(', ')
  const reached =
    'phone' in guardian ? [spacedPhone(guardian.phone), guardian.email].filter(Boolean).join(', ') : ''
  return (
    <li>
      <span className="text">
        <b className="mid">{is_me === 1 ? t('family.you', { name: full_name }) : full_name}</b>
        {reached !== '' && <span className="small dim numbers">{reached}</span>}
        <span className="small dim">{t('family.may', { rights: may === '' ? '–' : may })}</span>
      </span>
      {relation !== null && <span className="badge">{labelOf(relation, t)}</span>}
    </li>
  )
}

function ChangeNote({ change }: { change: ContactChange }) {
  const t = useTranslate()
  return (
    <p className="note">
      <span className="text">
        {t('family.change_asked', { value: change.new_value })}
        {change.answer && <span className="dim"> {change.answer}</span>}
      </span>
      <span className="badge">{labelOf(change.state, t)}</span>
    </p>
  )
}
