import { timeOutline } from 'ionicons/icons'
import { useState, useEffect, useRef } from 'react'
import { useAction } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { failureOf } from '../registering/use-answers-form.ts'
import { acceptOffer, type RegistrationRecord } from './registration-calls.ts'
import { registrationFormPath } from '../event-calls.ts'
import { momentIn } from '#meta'
import styles from './registered.module.css'

export function RegistrationNext(props: RegistrationViewProps) {
  const { registration } = props
  const { state, amount } = registration
  if (state === 'offered') return <Offer {...props} />
  if (state === 'reserved' && amount > 0) return <PayNow {...props} />
  if (state === 'lapsed' || state === 'cancelled') return <RegisterAgain event={registration.event.name} />
  return null
}

function PayNow({ registration, currency, zone, lookAgain, onPay }: RegistrationViewProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const amount = moneyText(registration.amount - registration.paid, currency, language)
  return (
    <section className="card padded stack" aria-label={t('event_registration.reserved_title')}>
      <TimeLeft until={registration.expires_at} zone={zone} onOver={lookAgain} />
      <button type="button" className="button big wide" onClick={onPay}>
        {t('event_registration.pay', { amount })}
      </button>
    </section>
  )
}

function Offer({ opener, registration, zone, lookAgain }: RegistrationViewProps) {
  const t = useTranslate()
  const accepting = useAction((error) => failureOf(error, t).text)
  const handleAccept = async () => {
    if (accepting.isBusy) return
    await accepting.ask(() => acceptOffer(opener))
    lookAgain()
  }
  return (
    <section className="card padded stack" aria-label={t('event_registration.offered_title')}>
      <TimeLeft until={registration.expires_at} zone={zone} onOver={lookAgain} />
      {accepting.problem !== '' && (
        <p className="note bad" role="alert">
          {accepting.problem}
        </p>
      )}
      <button
        type="button"
        className="button big wide"
        aria-disabled={accepting.isBusy}
        onClick={() => void handleAccept()}
      >
        {t(accepting.isBusy ? 'event_registration.sending' : 'event_registration.accept')}
      </button>
    </section>
  )
}

function RegisterAgain({ event }: { event: string }) {
  const t = useTranslate()
  return (
    <p>
      <a className="button" href={registrationFormPath(event)}>
        {t('event_registration.register_again')}
      </a>
    </p>
  )
}

interface TimeLeftProps {
  until: string | null
  zone: string
  onOver: () => void
}

function TimeLeft({ until, zone, onOver }: TimeLeftProps) {
  return until === null ? null : <Countdown moment={momentOf(until, zone)} onOver={onOver} />
}

function Countdown({ moment, onOver }: { moment: number; onOver: () => void }) {
  const t = useTranslate()
  const left = useTimeLeft(moment, onOver)
  return (
    <p className={`note ${styles.timeLeft}`} role="timer">
      <Icon of={timeOutline} isSmall />
      <span className="text numbers">
        {left > 0
          ? t('event_registration.held_for', { time: timeLeftText(left, t) })
          : t('event_registration.hold_expired')}
      </span>
    </p>
  )
}

/** Returns the milliseconds until a moment, updated every second; `onOver` is called once at the end. */
function useTimeLeft(until: number, onOver: () => void): number {
  const [left, setLeft] = useState(() => until - Date.now())
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const tick = () => {
      const now = until - Date.now()
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over.current()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

export interface RegistrationViewProps {
  opener: string
  registration: RegistrationRecord
  currency: string
  zone: string
  lookAgain: () => void
  onPay: () => void
  onChange: () => void
}

const second = 1000

const minute = 60 * second

const hour = 60 * minute

/** Returns a time of the site's clock in milliseconds since 1970. */
export const momentOf = (datetime: string, zone: string): number =>
  momentIn(zone, datetime.slice(0, 10), datetime.slice(11, 19) || '00:00:00').getTime()

/** Returns '12:05' in the last hour, otherwise hours and minutes in words; zero for negative values. */
export function timeLeftText(milliseconds: number, t: Translate): string {
  const left = Math.max(0, Math.ceil(milliseconds / second) * second)
  const hours = Math.floor(left / hour)
  const minutes = Math.floor((left % hour) / minute)
  if (hours > 0) return t('event_registration.hours_left', { hours, minutes })
  return `${minutes}:${String(Math.floor((left % minute) / second)).padStart(2, '0')}`
}
