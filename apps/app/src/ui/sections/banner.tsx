import { textIn, listIn, recordsIn, type Content } from '../../data/content.ts'
import { Picture } from '../picture/picture.tsx'
import { SiteLink } from '../link/site-link.tsx'
import type { EventCard } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { whenText } from '../text/date-text.ts'
import { DateTile } from '../card/date-tile.tsx'
import { EventBadge } from '../card/event-badge.tsx'
import { eventPath } from '../card/event-card.tsx'
import { SearchField } from '../search-field.tsx'
import { eventsIn, type SectionProps, SectionFrame } from './section-frame.tsx'
import { Kolam } from '../brand/brand-marks.tsx'
import styles from './banner.module.css'

export function Banner(props: SectionProps) {
  const variant = textIn(props.section.content, 'variant')
  if (variant === 'fair') return <FairHero {...props} />
  if (variant === 'doors') return <LinkCards {...props} />
  return <PlainBanner {...props} />
}

function PlainBanner({ section, position }: SectionProps) {
  const { content } = section
  const image = textIn(content, 'image')
  const label = textIn(content, 'button_label')
  const target = textIn(content, 'redirect_url')
  return (
    <SectionFrame section={section}>
      <div className={image ? `card ${styles.banner} ${styles.hasPicture}` : `card ${styles.banner}`}>
        <div className={styles.words}>
          <h2>{textIn(content, 'heading')}</h2>
          <p className="dim">{textIn(content, 'text')}</p>
          {label && target && (
            <SiteLink className="button" href={target}>
              {label}
            </SiteLink>
          )}
        </div>
        {image && <Picture source={image} alt="" ground={position} sizes="(min-width: 768px) 600px, 100vw" />}
      </div>
    </SectionFrame>
  )
}

function FairHero({ section, settings }: SectionProps) {
  const t = useTranslate()
  const { content } = section
  const next = eventsIn(section.data)[0]
  return (
    <section className={styles.fairHero} aria-label={section.section_name}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.heroTitle}>{textIn(content, 'heading') || t('home.fair_is_open')}</h1>
        <p>{textIn(content, 'text')}</p>
        <div className="phone-only">
          <SearchField placeholder={textIn(content, 'search_placeholder') || undefined} />
        </div>
        {next && <HeroTicket event={next} currency={settings.currency} />}
      </div>
      <div className={styles.fair} aria-hidden="true" />
    </section>
  )
}

function HeroTicket({ event, currency }: { event: EventCard; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <a className={`ticket ${styles.heroTicket} desktop-only flex`} href={eventPath(event.name)}>
      <DateTile day={event.start_date} language={language} hasWeekday />
      <span className={styles.cut} />
      <span className="text">
        <span className="small dim">{t('home.coming_up')}</span>
        <b className="bold">{event.title}</b>
        <span className="small dim">{whenText(event, language)}</span>
        <EventBadge event={event} currency={currency} language={language} t={t} />
      </span>
    </a>
  )
}

const tints: ReadonlyMap<string, string> = new Map([
  ['field', `${styles.linkCard} ${styles.tintField}`],
  ['ok', `${styles.linkCard} ${styles.tintOk}`],
  ['info', `${styles.linkCard} ${styles.tintInfo}`],
])

function LinkCards({ section }: SectionProps) {
  const cards = recordsIn(listIn(section.content, 'doors')).filter((card) => textIn(card, 'redirect_url'))
  return (
    <SectionFrame section={section}>
      <ul className="two">
        {cards.map((card) => (
          <li key={textIn(card, 'title')}>
            <LinkCard card={card} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function LinkCard({ card }: { card: Content }) {
  return (
    <SiteLink
      className={tints.get(textIn(card, 'tint')) ?? styles.linkCard}
      href={textIn(card, 'redirect_url')}
    >
      <span className={styles.art}>
        <Art name={textIn(card, 'art')} />
      </span>
      <div className="text">
        <h3>{textIn(card, 'title')}</h3>
        <span className="small dim">{textIn(card, 'text')}</span>
      </div>
    </SiteLink>
  )
}

function Art({ name }: { name: string }) {
  if (!/^[a-z-]+$/.test(name) || name === 'kolam') return <Kolam size={3} />
  return <img src={`/assets/objects/${name}.svg`} alt="" width={72} height={72} loading="lazy" />
}
