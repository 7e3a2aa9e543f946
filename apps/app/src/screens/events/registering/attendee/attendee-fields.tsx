import { addOutline } from 'ionicons/icons'
import { useRef, useId } from 'react'
import { useTranslate } from '../../../../language/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { AttendeeCard } from './attendee-card.tsx'
import type { OwnChild, People } from './use-people.ts'
import { MAX_ATTENDEES, type AttendeeAnswers } from '../registration-answers.ts'
import type { RegistrationQuestions, Problems } from '../registration-problems.ts'
import { FieldFrame } from '../../../../ui/form/field-frame.tsx'
import styles from '../registering.module.css'

interface Props {
  people: People
  attendees: readonly AttendeeAnswers[]
  asked: RegistrationQuestions
  currency: string
  problems: Problems
  ownChildren: readonly OwnChild[]
}

export function AttendeeFields({ people, attendees, asked, currency, problems, ownChildren }: Props) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const handleAdd = () => {
    people.add()
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input')?.focus())
  }
  const chosen = new Set(attendees.map(({ student }) => student))
  const handleRemove = (id: string) => {
    people.remove(id)
    requestAnimationFrame(() => adding.current?.focus())
  }
  return (
    <section className="stack" aria-labelledby="registering-people">
      <h2 id="registering-people">{t('event_registration.who')}</h2>
      {ownChildren.length > 0 && (
        <ChildrenChoice ownChildren={ownChildren} chosen={chosen} onChoose={people.choose} />
      )}
      <div className="stack" ref={list}>
        {attendees.map((attendee, index) => (
          <AttendeeCard
            key={attendee.id}
            {...{ attendee, index, asked, currency, problems }}
            onChange={(changes) => people.change(attendee.id, changes)}
            onRemove={attendees.length > 1 ? () => handleRemove(attendee.id) : undefined}
          />
        ))}
      </div>
      {people.removed && (
        <p className="note" role="status">
          <span className="text">
            {t('event_registration.removed', {
              person: people.removed.full_name.trim() || t('event_registration.somebody'),
            })}
          </span>
          <button type="button" className="button line" onClick={people.putBack}>
            {t('event_registration.put_back')}
          </button>
        </p>
      )}
      {attendees.length < MAX_ATTENDEES && (
        <button ref={adding} type="button" className={`button line ${styles.addPerson}`} onClick={handleAdd}>
          <Icon of={addOutline} isSmall />
          {t('event_registration.add_person')}
        </button>
      )}
    </section>
  )
}

interface ChildrenChoiceProps {
  ownChildren: readonly OwnChild[]
  chosen: ReadonlySet<string>
  onChoose: (child: OwnChild, isChosen: boolean) => void
}

function ChildrenChoice({ ownChildren, chosen, onChoose }: ChildrenChoiceProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className={`card padded ${styles.attendee}`}>
      <FieldFrame
        id={id}
        label={t('event_registration.children')}
        help={t('event_registration.children_help')}
        isOptional={false}
        problem={undefined}
        isGroup
      >
        <div className={`${styles.ticketOptions} ${styles.childrenOptions}`}>
          {ownChildren.map((child) => (
            <label key={child.student} className={styles.ticketOption}>
              <input
                type="checkbox"
                checked={chosen.has(child.student)}
                onChange={({ target }) => onChoose(child, target.checked)}
              />
              <span className="text">
                <span className="mid">{child.full_name}</span>
                {child.class !== null && <span className="small dim">{child.class}</span>}
              </span>
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  )
}

export function SignInToChoose({ event }: { event: string }) {
  const t = useTranslate()
  const next = `/event-registration-form/${encodeURIComponent(event)}`
  return (
    <p className="note">
      <span className="text">{t('event_registration.children_sign_in')}</span>
      <a className="more" href={`/sign-in?${new URLSearchParams({ next })}`}>
        {t('shell.sign_in')}
      </a>
    </p>
  )
}
