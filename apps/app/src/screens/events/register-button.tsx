import type { EventDocument } from '#client'
import { useSay } from '../../language/text.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useRegistration } from './use-registration.ts'

export function RegisterButton({ event }: { event: EventDocument }) {
  const say = useSay()
  const registration = useRegistration(event)
  if (registration.kind === 'over') return <p className="badge">{say('events.over')}</p>
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
