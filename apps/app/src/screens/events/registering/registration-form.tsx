import { alertCircleOutline, timeOutline } from 'ionicons/icons'
import { useRef, type SubmitEvent } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { askedNow, type RegistrationQuestions } from './registration-problems.ts'
import { AttendeeFields, SignInToChoose } from './attendee/attendee-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import {
  type Availability,
  sumOf,
  availabilityFor,
  type RegistrationSum,
  SumTicket,
  ticketsIn,
} from './registration-sum.tsx'
import { usePeople, withDetails, type MyDetails } from './attendee/use-people.ts'
import type { EventDocument } from '#client'
import type { EventPlaces } from '../event-calls.ts'
import { forgetKey, register, type Registered } from './register.ts'
import { forgetRegistrationDraft, storeRegistrationDraft, registrationDraft } from './registration-answers.ts'
import { useAnswersForm } from './use-answers-form.ts'
import styles from './registering.module.css'

interface Props extends RegistrationPlace {
  currency: string
}

export function RegistrationForm({ currency, ...place }: Props) {
  const t = useTranslate()
  const account = useAccount()
  const { places } = place
  const form = useRef<HTMLFormElement>(null)
  const asked = askedNow(places)
  const offers = asked.ticket_types
  const { answers, problems, failure, isSending, change, submit } = useRegistrationForm(place, asked)
  const { attendees } = answers
  const people = usePeople({ attendees, offers, onChange: (next) => change({ attendees: next }) })
  const sum = sumOf(attendees, offers, places.price ?? 0)
  const availability = availabilityFor(places, sum.seats)
  const handleSubmit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    if (isSending || availability.kind === 'shut' || availability.kind === 'too many') return
    if (!submit(availability.kind === 'waitlist')) focusFirstWrong(form.current)
  }
  const wrong = Object.keys(problems).length
  const button = (
    <SendButton availability={availability} sum={sum} currency={currency} isSending={isSending} />
  )
  return (
    <form ref={form} className={styles.registering} noValidate onSubmit={handleSubmit}>
      <div className="split">
        <div className={`stack ${styles.registeringFields}`}>
          {account === null && <SignInToChoose event={place.event.name} />}
          <AttendeeFields
            {...{ people, attendees, asked, currency, problems }}
            ownChildren={place.details.children}
          />
          <ContactFields answers={answers} asked={asked} problems={problems} onChange={change} />
          <PlacesNote availability={availability} seats={sum.seats} />
          {(failure !== '' || wrong > 0) && (
            <p className="note bad" role="alert">
              <Icon of={alertCircleOutline} isSmall />
              <span className="text">
                {failure === '' ? t('event_registration.look_again', { count: wrong }) : failure}
              </span>
            </p>
          )}
        </div>
        <SumTicket sum={sum} places={places} currency={currency}>
          {button}
        </SumTicket>
      </div>
      <section className="dock phone-only" aria-label={t('events.register')}>
        <DockSum sum={sum} currency={currency} />
        {button}
      </section>
    </form>
  )
}

function DockSum({ sum, currency }: { sum: RegistrationSum; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  if (sum.lines.length === 0) return null
  return (
    <p className="dock-sum" aria-hidden="true">
      <span className="tiny dim">{t('event_registration.tickets', { count: ticketsIn(sum) })}</span>
      <b className="bold numbers">
        {sum.total > 0 ? moneyText(sum.total, currency, language) : t('events.free')}
      </b>
    </p>
  )
}

interface SendButtonProps {
  availability: Availability
  sum: RegistrationSum
  currency: string
  isSending: boolean
}

function SendButton({ availability, sum, currency, isSending }: SendButtonProps) {
  const t = useTranslate()
  const { language } = useVisit()
  if (availability.kind === 'shut') return <p className="badge">{t('events.registration_closed')}</p>
  const text = () => {
    if (isSending) return t('event_registration.sending')
    if (availability.kind === 'waitlist') return t('events.join_waitlist')
    if (sum.total <= 0) return t('events.register')
    return t('event_registration.register_and_pay', { amount: moneyText(sum.total, currency, language) })
  }
  return (
    <button className="button big wide" aria-disabled={isSending || availability.kind === 'too many'}>
      {text()}
    </button>
  )
}

function PlacesNote({ availability, seats }: { availability: Availability; seats: number }) {
  const t = useTranslate()
  if (availability.kind === 'register') return null
  const text = () => {
    if (availability.kind === 'shut') return t('event_registration.closed_meanwhile')
    if (availability.kind === 'too many')
      return t('event_registration.too_many', { count: availability.left, seats })
    return availability.left > 0
      ? t('event_registration.waitlist_few', { count: availability.left, seats })
      : t('event_registration.waitlist_help')
  }
  return (
    <p className="note" role="status">
      <Icon of={availability.kind === 'waitlist' ? timeOutline : alertCircleOutline} isSmall />
      <span className="text">{text()}</span>
    </p>
  )
}

interface RegistrationPlace {
  event: EventDocument
  places: EventPlaces
  details: MyDetails
  lookAgain: () => void
  onRegistered: (registered: Registered) => void
}

function useRegistrationForm(
  { event, details, lookAgain, onRegistered }: RegistrationPlace,
  asked: RegistrationQuestions,
) {
  const labels = asked.ticket_types.map(({ label }) => label)
  const form = useAnswersForm({
    asked,
    first: () => withDetails(registrationDraft(event.name, labels), details),
    onTyped: (answers) => storeRegistrationDraft(event.name, answers),
    onPlaceChanged: lookAgain,
  })
  const submit = (isWaiting: boolean): boolean =>
    form.submit(async (answers) => {
      const registered = await register(event.name, answers, isWaiting)
      forgetRegistrationDraft(event.name)
      forgetKey(event.name)
      onRegistered(registered)
    })
  return { ...form, submit }
}
