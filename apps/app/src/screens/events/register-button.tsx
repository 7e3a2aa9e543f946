import type { EventDocument } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { registrationOf } from './registration.ts'

export function RegisterButton({ event }: { event: EventDocument }) {
  const say = useSay()
  const { today } = useVisit()
  const registration = registrationOf(event, today)
  if (registration.kind === 'closed') return <p className="badge">{say('events.registration_closed')}</p>
  const label = registration.kind === 'elsewhere' ? registration.label : null
  return (
    <SiteLink className="button big wide" href={registration.href}>
      {label || say('events.register')}
    </SiteLink>
  )
}
