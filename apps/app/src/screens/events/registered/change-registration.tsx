import { alertCircleOutline } from 'ionicons/icons'
import { useRef, type SubmitEvent } from 'react'
import { useAnswer } from '../../../data/use-answer.ts'
import { useSay } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { focusFirstWrong } from '../../../ui/market/typed.ts'
import { Shown } from '../../../ui/shown.tsx'
import { placesCall, type EventPlaces } from '../event-places.ts'
import { askedOf } from '../registering/asked.ts'
import { AttendeeFields } from '../registering/attendee-fields.tsx'
import { ContactFields } from '../registering/contact-fields.tsx'
import { useMyDetails, type MyDetails } from '../registering/my-details.ts'
import { RegistrationFormSkeleton } from '../registering/registration-skeleton.tsx'
import { useAnswersForm } from '../registering/use-answers-form.ts'
import { usePeople } from '../registering/use-people.ts'
import { answersOf, changeIn } from './change-answers.ts'
import { changeRegistration, type Registration } from './registration-calls.ts'

interface Props {
  opener: string
  registration: Registration
  onDone: () => void
}

/** Who comes and how to reach whoever registered, while that can be changed. */
export function ChangeRegistration(props: Props) {
  const say = useSay()
  const { name } = props.registration.event
  const places = useAnswer(placesCall(name))
  const details = useMyDetails(name)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('event_registration.change_title')}</h1>
        <p className="dim">{props.registration.event.title}</p>
      </div>
      <Shown query={places} loading={<RegistrationFormSkeleton />}>
        {(value) =>
          details === undefined ? (
            <RegistrationFormSkeleton />
          ) : (
            <ChangeForm {...props} places={value} details={details} />
          )
        }
      </Shown>
    </div>
  )
}

interface FormProps extends Props {
  places: EventPlaces
  details: MyDetails
}

function ChangeForm({ opener, registration, onDone, places, details }: FormProps) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const asked = askedOf(places)
  const offers = asked.ticket_types
  const { answers, problems, failure, isSending, change, submit } = useAnswersForm({
    asked,
    first: () => answersOf(registration),
  })
  const { attendees } = answers
  const people = usePeople({ attendees, offers, onChange: (next) => change({ attendees: next }) })
  const handleSubmit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    if (isSending) return
    const isOnItsWay = submit(async (typed) => {
      await changeRegistration(opener, changeIn(registration, typed))
      onDone()
    })
    if (!isOnItsWay) focusFirstWrong(form.current)
  }
  return (
    <form ref={form} className="stack registering-fields change-form" noValidate onSubmit={handleSubmit}>
      <AttendeeFields
        {...{ people, attendees, asked, problems }}
        ownChildren={details.children}
        currency={registration.currency}
      />
      <ContactFields answers={answers} asked={asked} problems={problems} onChange={change} />
      {failure !== '' && (
        <p className="note bad" role="alert">
          <Icon of={alertCircleOutline} isSmall />
          <span className="text">{failure}</span>
        </p>
      )}
      <div className="cancel-ways">
        <button type="button" className="button line" onClick={onDone}>
          {say('event_registration.leave_as_is')}
        </button>
        <button className="button" aria-disabled={isSending}>
          {say(isSending ? 'event_registration.sending' : 'event_registration.save')}
        </button>
      </div>
    </form>
  )
}
