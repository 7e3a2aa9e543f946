import { copyOutline } from 'ionicons/icons'
import type { CheckInMark } from '#meta'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockText } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { timeOf } from './session/site-clock.ts'
import type { Attendee } from './session/check-in-store.ts'
import type { TicketStatuses } from './scan-outcome.ts'
import styles from './check-in.module.css'

interface Props {
  entries: readonly DuplicateEntry[]
  onTakeBack: (entry: DuplicateEntry) => void
}

/** Lists attendees who were checked in twice by devices that had not synchronised. */
export function DuplicateScans({ entries, onTakeBack }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const place = ({ at, device }: CheckInMark) => `${clockText(timeOf(at), language)}, ${device}`
  if (entries.length === 0) return null
  return (
    <section className="card padded stack" aria-label={t('check_in.doubles')}>
      <h2 className={styles.duplicates}>
        <Icon of={copyOutline} />
        {t('check_in.doubles')}
      </h2>
      <p className="dim small">{t('check_in.doubles_text')}</p>
      <ul className={`list ${styles.scanList}`}>
        {entries.map((entry) => (
          <li key={entry.again.id}>
            <span className="text">
              <strong>{entry.attendee.full_name}</strong>
              <span className="meta">{place(entry.first)}</span>
              <span className="meta">{place(entry.again)}</span>
            </span>
            <button
              type="button"
              className="button line"
              aria-label={t('check_in.take_back_name', { name: entry.attendee.full_name })}
              onClick={() => onTakeBack(entry)}
            >
              {t('check_in.take_back')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface DuplicateEntry {
  readonly attendee: Attendee
  readonly first: CheckInMark
  readonly again: CheckInMark
}

export function duplicateEntries(
  attendees: readonly Attendee[],
  standings: TicketStatuses,
): readonly DuplicateEntry[] {
  const entries = attendees.flatMap((attendee) => {
    const ticketStatus = standings.get(attendee.ticket_code)
    const first = ticketStatus?.entered
    return first ? ticketStatus.doubles.map((again) => ({ attendee, first, again })) : []
  })
  return entries.toSorted((one, other) => (one.again.at < other.again.at ? 1 : -1))
}
