import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventDocument } from '#client'
import { useCall } from '#client/react'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { placesCall, placesKey, type EventPlaces, registrationPath } from '../event-calls.ts'
import { rememberRegistration, noteJustRegistered } from '../registered/device-registrations.ts'
import { useMyDetails, type MyDetails } from './attendee/use-people.ts'
import { usePolling } from '../../../data/query/use-polling.ts'
import type { Registered } from './register.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationFormSkeleton } from './registration-skeleton.tsx'
import { useTranslate } from '../../../language/text.ts'
import { Kolam } from '../../../ui/brand/brand-marks.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'

interface Props {
  event: EventDocument
  currency: string
}

const freshEvery = 60_000

export function OpenRegistration({ event, currency }: Props) {
  const places = useCall(placesCall(event.name))
  const details = useMyDetails(event.name)
  const handleRegistered = useRegistered(event)
  usePolling(() => void places.refetch(), freshEvery)
  return (
    <Shown query={places} loading={<RegistrationFormSkeleton />}>
      {(value) =>
        details === undefined ? (
          <RegistrationFormSkeleton />
        ) : (
          <WhileOpen
            {...{ event, currency, details }}
            places={value}
            lookAgain={() => void places.refetch()}
            onRegistered={handleRegistered}
          />
        )
      }
    </Shown>
  )
}

interface WhileOpenProps extends Props {
  places: EventPlaces
  details: MyDetails
  lookAgain: () => void
  onRegistered: (registered: Registered) => void
}

const isOpen = ({ state }: EventPlaces): boolean => state === 'open' || state === 'waitlist'

/** Preserves the typed answers when registration closes meanwhile, and shows that it is closed. */
function WhileOpen(props: WhileOpenProps) {
  const [wasOpen] = useState(() => isOpen(props.places))
  const [round, setRound] = useState(0)
  const { event, places, onRegistered } = props
  if (!wasOpen && !isOpen(places)) return <RegistrationShut event={event} places={places} />
  const handleRegistered = (registered: Registered) => {
    setRound((past) => past + 1)
    onRegistered(registered)
  }
  return <RegistrationForm key={round} {...props} onRegistered={handleRegistered} />
}

function useRegistered(event: EventDocument) {
  const client = useQueryClient()
  const shell = useShellActions()
  return ({ token, registration, amount, state }: Registered) => {
    rememberRegistration({ token, registration, title: event.title, start_date: event.start_date })
    if (amount > 0 && state === 'reserved') noteJustRegistered(token)
    void client.invalidateQueries({ queryKey: [placesKey(event.name)] })
    shell.open(registrationPath(token))
  }
}

interface RegistrationShutProps {
  event: EventDocument
  places: EventPlaces
}

function RegistrationShut({ event, places }: RegistrationShutProps) {
  const t = useTranslate()
  const { registration_link: link, registration_label: label } = event
  if (places.state === 'external' && link)
    return (
      <section className="empty">
        <Kolam size={3} />
        <h2>{t('event_registration.elsewhere_title')}</h2>
        <p className="dim">{t('event_registration.elsewhere_text')}</p>
        <SiteLink className="button" href={link}>
          {label || t('events.register')}
        </SiteLink>
      </section>
    )
  const isFull = places.state === 'full'
  return (
    <section className="empty">
      <Kolam size={3} />
      <h2>{t(isFull ? 'events.full' : 'events.registration_closed')}</h2>
      <p className="dim">{t(isFull ? 'event_registration.full_text' : 'event_registration.closed_text')}</p>
      <a className="button" href="/events">
        {t('events.see_all')}
      </a>
    </section>
  )
}
