import type { EventDocument } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { registrationOf } from './registration.ts'
import { usePlaces } from './use-places.ts'

export function RegisterButton({ event }: { event: EventDocument }) {
  const say = useSay()
  const { today } = useVisit()
  const registration = registrationOf(event, today, usePlaces(event)?.state)
  if (registration.kind === 'closed') return <p className="badge">{say('events.registration_closed')}</p>
  if (registration.kind === 'full') return <p className="badge">{say('events.full')}</p>
  const label = registration.kind === 'elsewhere' ? registration.label : null
  const words = registration.kind === 'waitlist' ? say('events.join_waitlist') : say('events.register')
  return (
    <SiteLink className="button big wide" href={registration.href}>
      {label || words}
    </SiteLink>
  )
}
