import { useSay } from '../../../language/text.ts'

export function MyTicketsSkeleton() {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('events.my_tickets')}</h1>
        <p className="dim">{say('event_registration.my_lead')}</p>
      </div>
      <div className="skeleton stack" role="status" aria-label={say('states.loading')}>
        <div className="block tall" />
      </div>
    </div>
  )
}
