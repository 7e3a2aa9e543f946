import { useId, useState } from 'react'
import type { TicketStatus } from '#meta'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockText } from '../../ui/text/date-text.ts'
import { timeOf } from './session/site-clock.ts'
import type { Attendee } from './session/check-in-store.ts'
import { AttendeeFacts } from './scan-outcome-card.tsx'
import type { TicketStatuses } from './scan-outcome.ts'
import styles from './check-in.module.css'

interface Props {
  attendees: readonly Attendee[]
  standings: TicketStatuses
  onChosen: (attendee: Attendee, direction: 'in' | 'out') => void
}

export function FoundNames({ attendees, standings, onChosen }: Props) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = searchNames(attendees, typed)
  const more = found.length - MAX_FOUND
  return (
    <section className="card padded stack" aria-label={t('check_in.search')}>
      <div className="field">
        <label htmlFor={id}>{t('check_in.search')}</label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          value={typed}
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {t('check_in.search_help')}
        </p>
      </div>
      {found.length > 0 && (
        <ul className={`list ${styles.scanList}`}>
          {found.slice(0, MAX_FOUND).map((attendee) => (
            <FoundName
              key={attendee.ticket_code}
              attendee={attendee}
              ticketStatus={standings.get(attendee.ticket_code)}
              onChosen={onChosen}
            />
          ))}
        </ul>
      )}
      <p className={`${styles.live} dim small`} role="status">
        {typed.trim() !== '' && found.length === 0 && t('check_in.nobody_found')}
        {more > 0 && t('check_in.more_found', { count: more })}
      </p>
    </section>
  )
}

interface FoundProps extends Pick<Props, 'onChosen'> {
  attendee: Attendee
  ticketStatus: TicketStatus | undefined
}

function FoundName({ attendee, ticketStatus, onChosen }: FoundProps) {
  const isIn = ticketStatus?.isIn ?? false
  const isCancelled = attendee.cancelled === 1
  return (
    <li>
      <span className="text">
        <strong>{attendee.full_name}</strong>
        <AttendeeFacts attendee={attendee} />
        <FoundBadges isCancelled={isCancelled} inside={isIn ? ticketStatus?.latest : null} />
      </span>
      {(isIn || !isCancelled) && <LetThrough attendee={attendee} isIn={isIn} onChosen={onChosen} />}
    </li>
  )
}

function FoundBadges({
  isCancelled,
  inside,
}: {
  isCancelled: boolean
  inside: TicketStatus['latest'] | undefined
}) {
  const t = useTranslate()
  const { language } = useVisit()
  const since = inside ? clockText(timeOf(inside.at), language) : null
  return (
    <>
      {since !== null && <span className="badge ok">{t('check_in.is_in', { time: since })}</span>}
      {isCancelled && <span className="badge warn">{t('check_in.is_cancelled')}</span>}
    </>
  )
}

function LetThrough({ attendee, isIn, onChosen }: Omit<FoundProps, 'ticketStatus'> & { isIn: boolean }) {
  const t = useTranslate()
  const name = attendee.full_name
  return (
    <button
      type="button"
      className="button line"
      aria-label={t(isIn ? 'check_in.let_out_name' : 'check_in.let_in_name', { name })}
      onClick={() => onChosen(attendee, isIn ? 'out' : 'in')}
    >
      {t(isIn ? 'check_in.let_out' : 'check_in.let_in')}
    </button>
  )
}

/** Maximum number of names shown; more do not fit on a phone. */
const MAX_FOUND = 8

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Normalises a name. Accents are removed from Latin letters alone: in Tamil and Hindi such marks are vowels. */
const comparable = (text: string): string =>
  /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(text) ? plain(text) : text.normalize('NFC')

export function searchNames(attendees: readonly Attendee[], typed: string): readonly Attendee[] {
  const text = comparable(typed).split(/\s+/).filter(Boolean)
  if (text.length === 0) return []
  return attendees.filter(({ full_name, companions, contact_name }) => {
    const names = [full_name, ...companions, contact_name].map(comparable).join(' ')
    return text.every((word) => names.includes(word))
  })
}
