import { closeOutline, personOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useSay, type Say } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CancelSheet, type Cancelling } from './cancel-sheet.tsx'
import type { RegisteredAttendee, Registration } from './registration-calls.ts'

interface Props {
  opener: string
  registration: Registration
  lookAgain: () => void
  onChange: () => void
}

/** Who comes, and the ways to change that. */
export function AttendeeList({ opener, registration, lookAgain, onChange }: Props) {
  const say = useSay()
  const [cancelling, setCancelling] = useState<Cancelling | null>(null)
  const { attendees, can_cancel, can_change } = registration
  const canOne = can_cancel === 1 && attendees.length > 1
  const handleClosed = (isDone: boolean) => {
    setCancelling(null)
    if (isDone) lookAgain()
  }
  return (
    <section className="stack" aria-labelledby="registered-people">
      <h2 id="registered-people">{say('event_registration.people')}</h2>
      <ul className="card list">
        {attendees.map((attendee) => (
          <AttendeeRow
            key={attendee.name}
            attendee={attendee}
            onCancel={canOne ? () => setCancelling({ kind: 'one', attendee }) : undefined}
          />
        ))}
      </ul>
      <div className="row registered-row">
        {can_change === 1 && (
          <button type="button" className="button line" onClick={onChange}>
            {say('event_registration.change')}
          </button>
        )}
        {can_cancel === 1 && (
          <button type="button" className="button line" onClick={() => setCancelling({ kind: 'all' })}>
            {say('event_registration.cancel_all')}
          </button>
        )}
      </div>
      {cancelling && <CancelSheet {...{ opener, registration, cancelling }} onClosed={handleClosed} />}
    </section>
  )
}

interface RowProps {
  attendee: RegisteredAttendee
  onCancel: (() => void) | undefined
}

function AttendeeRow({ attendee, onCancel }: RowProps) {
  const say = useSay()
  const { full_name, checked_in_at } = attendee
  return (
    <li>
      <span className="spot brand">
        <Icon of={personOutline} />
      </span>
      <span className="text">
        <span className="mid">{full_name}</span>
        <span className="small dim">{detailsOf(attendee, say)}</span>
      </span>
      {checked_in_at !== null && (
        <span className="badge ok">{say('event_registration.state_checked_in')}</span>
      )}
      {onCancel && (
        <button
          type="button"
          className="quiet-button"
          aria-label={say('event_registration.cancel_person', { person: full_name })}
          onClick={onCancel}
        >
          <Icon of={closeOutline} isSmall />
          <span aria-hidden="true">{say('event_registration.cancel')}</span>
        </button>
      )}
    </li>
  )
}

function detailsOf({ ticket_type, age, companions }: RegisteredAttendee, say: Say): string {
  const years = age === null ? '' : say('event_registration.years', { count: age })
  return [ticket_type ?? '', years, ...companions].filter((text) => text !== '').join(', ')
}
