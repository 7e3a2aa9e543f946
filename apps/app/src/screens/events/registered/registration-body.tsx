import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { settingsCall } from '../../../data/calls.ts'
import { useAnswer } from '../../../data/use-answer.ts'
import { useKeptFresh } from '../../../data/use-kept-fresh.ts'
import { useSay } from '../../../language/text.ts'
import { Empty } from '../../../ui/empty.tsx'
import { keptPayment } from '../../../ui/pay/kept-payment.ts'
import { Shown } from '../../../ui/shown.tsx'
import { RegistrationPageSkeleton } from '../registering/registration-skeleton.tsx'
import { ChangeRegistration } from './change-registration.tsx'
import { isName } from './opened-by.ts'
import { forgetRegistration, rememberRegistration } from './device-registrations.ts'
import { forgetJustRegistered, isJustRegistered } from './just-registered.ts'
import { openerIn, paySubjectOf } from './pay-subject-of.ts'
import { registrationCall, type Registration } from './registration-calls.ts'
import { RegistrationView } from './registration-view.tsx'

const PaySheet = lazy(async () => ({ default: (await import('../../../ui/pay/pay-sheet.tsx')).PaySheet }))

/** What came of a payment is known within seconds; a place in a queue moves more slowly. */
const whileWaiting = 20_000
const whilePaying = 3_000

/** What this window was paying for this registration when the page opened, or has just been asked to pay. */
const isPayingAtFirst = (opener: string): boolean =>
  isJustRegistered(opener) || openerIn(keptPayment(Date.now())?.subject) === opener

function pauseOf(registration: Registration | undefined, isAwaitingPayment: boolean): number | null {
  const state = registration?.state
  if (state === 'reserved' && isAwaitingPayment) return whilePaying
  return state === 'reserved' || state === 'waitlisted' || state === 'offered' ? whileWaiting : null
}

/** A registration as its holder sees it. */
export function RegistrationBody({ opener }: { opener: string }) {
  const settings = useAnswer(settingsCall).value
  const query = useAnswer(registrationCall(opener, useAccount()))
  const [isPaying, setIsPaying] = useState(() => isPayingAtFirst(opener))
  const [wasPaid, setWasPaid] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const isGone = query.value === undefined && [403, 404].includes(query.error?.status ?? 0)
  useRemembered(opener, query.value, isGone)
  useKeptFresh(query.retry, pauseOf(query.value, wasPaid))
  useEffect(forgetJustRegistered, [])
  const handlePayClosed = (isDone: boolean) => {
    setIsPaying(false)
    if (isDone) setWasPaid(true)
    query.retry()
  }
  const handleChanged = () => {
    setIsChanging(false)
    query.retry()
  }
  if (isGone) return <RegistrationGone />
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
              lookAgain={query.retry}
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

function RegistrationGone() {
  const say = useSay()
  return (
    <Empty
      title={say('event_registration.not_found_title')}
      text={say('event_registration.not_found_text')}
      way={{ label: say('events.my_tickets'), href: '/my-tickets' }}
    />
  )
}

/** Who opens a link that came by mail finds the registration among those of this device from then on. */
function useRemembered(opener: string, registration: Registration | undefined, isGone: boolean): void {
  const name = registration?.registration ?? ''
  const title = registration?.event.title ?? ''
  const start_date = registration?.event.start_date ?? ''
  useEffect(() => {
    if (isName(opener)) return
    if (name !== '') rememberRegistration({ token: opener, registration: name, title, start_date })
    else if (isGone) forgetRegistration(opener)
  }, [opener, name, title, start_date, isGone])
}
