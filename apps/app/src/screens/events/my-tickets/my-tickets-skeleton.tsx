import { useTranslate } from '../../../language/text.ts'

export function MyTicketsSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('events.my_tickets')}</h1>
        <p className="dim">{t('event_registration.my_lead')}</p>
      </div>
      <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
        <div className="block tall" />
      </div>
    </div>
  )
}
