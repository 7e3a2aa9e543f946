import { lazy, Suspense, useEffect, useState, useRef, type SubmitEvent } from 'react'
import { useAccount } from '../../../data/account.ts'
import { settingsCall } from '../../../data/calls.ts'
import { useCall } from '#client/react'
import { usePolling } from '../../../data/query/use-polling.ts'
import { useTranslate } from '../../../language/text.ts'
import { Empty, Shown } from '../../../ui/state/answer-states.tsx'
import { readPaymentSession } from '../../../ui/pay/payment-session.ts'
import { RegistrationPageSkeleton, RegistrationFormSkeleton } from '../registering/registration-skeleton.tsx'
import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from '../../../ui/icon.tsx'
import { focusFirstWrong } from '../../../ui/market/typed-fields.ts'
import { placesCall, type EventPlaces } from '../event-calls.ts'
import { askedOf } from '../registering/registration-problems.ts'
import { AttendeeFields } from '../registering/attendee/attendee-fields.tsx'
import { ContactFields } from '../registering/contact-fields.tsx'
import { useMyDetails, type MyDetails, usePeople } from '../registering/attendee/use-people.ts'
import { useAnswersForm } from '../registering/use-answers-form.ts'
import { registrationAnswers, changeIn } from './change-answers.ts'
import {
  changeRegistration,
  type RegistrationRecord,
  registrationCall,
  isRegistrationName,
} from './registration-calls.ts'
import {
  forgetRegistration,
  rememberRegistration,
  forgetJustRegistered,
  isJustRegistered,
} from './device-registrations.ts'
import { RegistrationView } from './registration-view.tsx'
import type { PaySubject } from '../../../ui/pay/pay-calls.ts'
import styles from './registered.module.css'
import registeringStyles from '../registering/registering.module.css'

const PaySheet = lazy(async () => ({ default: (await import('../../../ui/pay/pay-sheet.tsx')).PaySheet }))

/** Milliseconds between two requests; a place on the waiting list changes slowly. */
const whileWaiting = 20_000

const whilePaying = 3_000

const isPayingAtFirst = (opener: string): boolean =>
  isJustRegistered(opener) || openerIn(readPaymentSession(Date.now())?.subject) === opener

function pauseOf(registration: RegistrationRecord | undefined, isAwaitingPayment: boolean): number | null {
  const state = registration?.state
  if (state === 'reserved' && isAwaitingPayment) return whilePaying
  return state === 'reserved' || state === 'waitlisted' || state === 'offered' ? whileWaiting : null
}

export function RegistrationBody({ opener }: { opener: string }) {
  const settings = useCall(settingsCall).data
  const query = useCall(registrationCall(opener, useAccount()))
  const [isPaying, setIsPaying] = useState(() => isPayingAtFirst(opener))
  const [wasPaid, setWasPaid] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const isNotFound = query.data === undefined && [403, 404].includes(query.error?.status ?? 0)
  useRemembered(opener, query.data, isNotFound)
  usePolling(() => void query.refetch(), pauseOf(query.data, wasPaid))
  useEffect(forgetJustRegistered, [])
  const handlePayClosed = (isDone: boolean) => {
    setIsPaying(false)
    if (isDone) setWasPaid(true)
    void query.refetch()
  }
  const handleChanged = () => {
    setIsChanging(false)
    void query.refetch()
  }
  if (isNotFound) return <RegistrationNotFound />
  return (
    <Shown query={query} loading={<RegistrationPageSkeleton />}>
      {(registration) => (
        <>
          {isChanging ? (
            <ChangeRegistration {...{ opener, registration }} onDone={handleChanged} />
          ) : (
            <RegistrationView
              {...{ opener, registration }}
              currency={settings?.currency ?? 'INR'}
              zone={settings?.time_zone ?? registration.event.time_zone}
              lookAgain={() => void query.refetch()}
              onPay={() => setIsPaying(true)}
              onChange={() => setIsChanging(true)}
            />
          )}
          {isPaying && (
            <Suspense>
              <PaySheet subject={paySubjectOf(registration, opener)} onClosed={handlePayClosed} />
            </Suspense>
          )}
        </>
      )}
    </Shown>
  )
}

function RegistrationNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('event_registration.not_found_title')}
      text={t('event_registration.not_found_text')}
      mainLink={{ label: t('events.my_tickets'), href: '/my-tickets' }}
    />
  )
}

function useRemembered(
  opener: string,
  registration: RegistrationRecord | undefined,
  isNotFound: boolean,
): void {
  const name = registration?.registration ?? ''
  const title = registration?.event.title ?? ''
  const start_date = registration?.event.start_date ?? ''
  useEffect(() => {
    if (isRegistrationName(opener)) return
    if (name !== '') rememberRegistration({ token: opener, registration: name, title, start_date })
    else if (isNotFound) forgetRegistration(opener)
  }, [opener, name, title, start_date, isNotFound])
}

interface Props {
  opener: string
  registration: RegistrationRecord
  onDone: () => void
}

function ChangeRegistration(props: Props) {
  const t = useTranslate()
  const { name } = props.registration.event
  const places = useCall(placesCall(name))
  const details = useMyDetails(name)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('event_registration.change_title')}</h1>
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
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const asked = askedOf(places)
  const offers = asked.ticket_types
  const { answers, problems, failure, isSending, change, submit } = useAnswersForm({
    asked,
    first: () => registrationAnswers(registration),
  })
  const { attendees } = answers
  const people = usePeople({ attendees, offers, onChange: (next) => change({ attendees: next }) })
  const handleSubmit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    if (isSending) return
    const isSubmitted = submit(async (typed) => {
      await changeRegistration(opener, changeIn(registration, typed))
      onDone()
    })
    if (!isSubmitted) focusFirstWrong(form.current)
  }
  return (
    <form
      ref={form}
      className={`stack ${registeringStyles.registeringFields} ${registeringStyles.changeForm}`}
      noValidate
      onSubmit={handleSubmit}
    >
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
      <div className={styles.cancelActions}>
        <button type="button" className="button line" onClick={onDone}>
          {t('event_registration.leave_as_is')}
        </button>
        <button className="button" aria-disabled={isSending}>
          {t(isSending ? 'event_registration.sending' : 'event_registration.save')}
        </button>
      </div>
    </form>
  )
}

const EVENT_REGISTRATION = 'Event Registration'

/**
 * Returns the payment's subject: the token authorises the payer, unless they are signed in and own the registration.
 */
const paySubjectOf = (
  { registration }: Pick<RegistrationRecord, 'registration'>,
  opener: string,
): PaySubject => ({
  reference_type: EVENT_REGISTRATION,
  reference_name: registration,
  receipt_token: isRegistrationName(opener) ? null : opener,
})

function openerIn(subject: PaySubject | undefined): string | null {
  if (subject?.reference_type !== EVENT_REGISTRATION) return null
  return subject.receipt_token ?? subject.reference_name
}
