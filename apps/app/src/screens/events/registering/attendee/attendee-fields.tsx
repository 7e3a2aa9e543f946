import { addOutline } from 'ionicons/icons'
import { useRef } from 'react'
import { useTranslate } from '../../../../language/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { AttendeeCard } from './attendee-card.tsx'
import { ChildrenChoice } from './children-choice.tsx'
import type { OwnChild } from './my-details.ts'
import { MOST_ATTENDEES, type AttendeeAnswers } from '../registration-answers.ts'
import type { Asked, Problems } from '../registration-problems.ts'
import type { People } from './use-people.ts'

interface Props {
  people: People
  attendees: readonly AttendeeAnswers[]
  asked: Asked
  currency: string
  problems: Problems
  /** Those of whoever is signed in. */
  ownChildren: readonly OwnChild[]
}

/** Everybody who comes. Who is added can be named at once; who was taken off can be put back. */
export function AttendeeFields({ people, attendees, asked, currency, problems, ownChildren }: Props) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const handleAdd = () => {
    people.add()
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('.attendee:last-of-type input')?.focus(),
    )
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
      {attendees.length < MOST_ATTENDEES && (
        <button ref={adding} type="button" className="button line add-person" onClick={handleAdd}>
          <Icon of={addOutline} isSmall />
          {t('event_registration.add_person')}
        </button>
      )}
    </section>
  )
}
