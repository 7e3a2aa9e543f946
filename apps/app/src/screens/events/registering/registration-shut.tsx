import type { EventDocument } from '#client'
import { useTranslate } from '../../../language/text.ts'
import { Kolam } from '../../../ui/brand/kolam.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import type { EventPlaces } from '../event-places.ts'

interface Props {
  event: EventDocument
  places: EventPlaces
}

/** Why nobody registers here now, and one way on. */
export function RegistrationShut({ event, places }: Props) {
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
