import { shareSocialOutline } from 'ionicons/icons'
import type { EventDocument, WebsiteSettings, TicketType } from '#client'
import { eventCall, settingsCall } from '../../data/calls.ts'
import { firstOf } from '../../data/site.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Docked } from '../../shell/docked.tsx'
import type { Params } from '../../shell/screen.ts'
import { DateTile } from '../../ui/card/date-tile.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Html } from '../../ui/text/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { EventFacts } from './event-facts.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { useRegistration } from './registration.ts'
import { admitsText, agesText } from './ticket-text.ts'
import styles from './events.module.css'

export interface EventBodyProps {
  params: Params
  onShare?: (event: EventDocument) => void
}

export function EventBody({ params, onShare }: EventBodyProps) {
  const t = useTranslate()
  const settings = useCall(settingsCall)
  const event = firstOf(settings, useCall(settings.data && eventCall(settings.data, params['id'] ?? '')))
  const notFound = (
    <Empty
      title={t('events.not_found_title')}
      text={t('events.not_found_text')}
      mainLink={{ label: t('events.see_all'), href: '/events' }}
    />
  )
  return (
    <Docked query={event} title={t('events.title')}>
      <Shown query={event} loading={<EventSkeleton />} empty={notFound}>
        {(value) => settings.data && <Event event={value} settings={settings.data} onShare={onShare} />}
      </Shown>
    </Docked>
  )
}

interface EventProps {
  event: EventDocument
  settings: WebsiteSettings
  onShare: EventBodyProps['onShare']
}

function Event({ event, settings, onShare }: EventProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.eventBanner}>
        <Picture source={event.banner_image ?? event.event_image} alt="" ground={3} sizes="100vw" isFirst />
      </div>
      <div className="wrap">
        <div className={`split ${styles.eventSplit}`}>
          <div className="stack">
            <EventHead event={event} onShare={onShare} />
            <EventFacts event={event} />
            {event.description && (
              <section className="stack" aria-label={t('events.about')}>
                <h2>{t('events.about')}</h2>
                <Html html={event.description} />
              </section>
            )}
          </div>
          <EventTickets event={event} currency={settings.currency} />
        </div>
      </div>
      <section className="dock phone-only" aria-label={t('events.register')}>
        <RegisterButton event={event} />
      </section>
    </>
  )
}

function EventHead({ event, onShare }: Omit<EventProps, 'settings'>) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div className={styles.eventHead}>
      <DateTile day={event.start_date} language={language} hasWeekday />
      <div className="spring">
        <h1>{event.title}</h1>
        {event.short_description && <p className="dim small">{event.short_description}</p>}
      </div>
      {onShare && (
        <button
          type="button"
          className={`icon-button ${styles.brandColoured}`}
          aria-label={t('events.share')}
          onClick={() => onShare(event)}
        >
          <Icon of={shareSocialOutline} />
        </button>
      )}
    </div>
  )
}

function EventSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className={`block hero ${styles.eventBanner}`} />
      <div className="wrap">
        <div className={`split ${styles.eventSplit}`}>
          <div className="stack">
            <i className="title" />
            <div className="block tall" />
          </div>
          <div className="block tall" />
        </div>
      </div>
    </div>
  )
}

interface Props {
  event: EventDocument
  currency: string
}

function EventTickets({ event, currency }: Props) {
  const t = useTranslate()
  const tickets = event.ticket_types ?? []
  return (
    <aside aria-label={t('events.tickets')}>
      <div className="ticket">
        <div className="padded">
          <h2>{t('events.tickets')}</h2>
          <dl className={`sum ${styles.ticketTypes}`}>
            {tickets.map((ticket) => (
              <TicketLine key={ticket.label} ticket={ticket} currency={currency} />
            ))}
            {tickets.length === 0 && <PlainPrice price={event.price} currency={currency} />}
          </dl>
        </div>
        <div className="desktop-only">
          <div className="ticket-cut" />
          <div className="padded">
            <RegisterButton event={event} />
          </div>
        </div>
      </div>
    </aside>
  )
}

function TicketLine({ ticket, currency }: { ticket: TicketType; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const details = [agesText(ticket, t), admitsText(ticket, t)].filter((text) => text !== '')
  return (
    <div>
      <dt>
        {ticket.label}
        {details.length > 0 && <span className={`tiny ${styles.ticketDetails}`}>{details.join(', ')}</span>}
      </dt>
      <dd>{ticket.price > 0 ? moneyText(ticket.price, currency, language) : t('events.free')}</dd>
    </div>
  )
}

function PlainPrice({ price, currency }: { price: number | null | undefined; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div>
      <dt>{t('events.entry')}</dt>
      <dd>{price ? moneyText(price, currency, language) : t('events.free')}</dd>
    </div>
  )
}

function RegisterButton({ event }: { event: EventDocument }) {
  const t = useTranslate()
  const registration = useRegistration(event)
  if (registration.kind === 'over') return <p className="badge">{t('events.over')}</p>
  if (registration.kind === 'closed') return <p className="badge">{t('events.registration_closed')}</p>
  if (registration.kind === 'full') return <p className="badge">{t('events.full')}</p>
  const label = registration.kind === 'elsewhere' ? registration.label : null
  const text = registration.kind === 'waitlist' ? t('events.join_waitlist') : t('events.register')
  return (
    <SiteLink className="button big wide" href={registration.href}>
      {label || text}
    </SiteLink>
  )
}
