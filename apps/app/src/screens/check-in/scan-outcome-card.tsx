import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockText } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { timeOf } from './session/site-clock.ts'
import type { Attendee } from './session/check-in-store.ts'
import {
  alertCircleOutline,
  arrowUndoOutline,
  calendarOutline,
  checkmarkCircle,
  closeCircle,
  copyOutline,
  exitOutline,
  helpCircleOutline,
  removeCircleOutline,
  scanOutline,
} from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import type { ScanOutcomeKind, ScanOutcome } from './scan-outcome.ts'
import styles from './check-in.module.css'

interface OutcomeStyle {
  /** Colour of the result, never alone: the icon and the text say the same. */
  tone: 'ok' | 'bad' | 'warn' | 'info'
  icon: string
  title: MessageId
  text: MessageId
}

const outcomeStyles: Readonly<Record<ScanOutcomeKind, OutcomeStyle>> = {
  good: { tone: 'ok', icon: checkmarkCircle, title: 'check_in.good', text: 'check_in.good_text' },
  left: { tone: 'ok', icon: exitOutline, title: 'check_in.left', text: 'check_in.left_text' },
  double: { tone: 'bad', icon: copyOutline, title: 'check_in.double', text: 'check_in.double_text' },
  'not inside': {
    tone: 'warn',
    icon: removeCircleOutline,
    title: 'check_in.not_inside',
    text: 'check_in.not_inside_text',
  },
  cancelled: { tone: 'bad', icon: closeCircle, title: 'check_in.cancelled', text: 'check_in.cancelled_text' },
  'other event': {
    tone: 'warn',
    icon: calendarOutline,
    title: 'check_in.other_event',
    text: 'check_in.other_event_text',
  },
  unknown: {
    tone: 'warn',
    icon: helpCircleOutline,
    title: 'check_in.unknown',
    text: 'check_in.unknown_text',
  },
  forged: { tone: 'bad', icon: alertCircleOutline, title: 'check_in.forged', text: 'check_in.forged_text' },
  'no ticket': {
    tone: 'warn',
    icon: scanOutline,
    title: 'check_in.no_ticket',
    text: 'check_in.no_ticket_text',
  },
  undone: { tone: 'info', icon: arrowUndoOutline, title: 'check_in.undone', text: 'check_in.undone_text' },
}

interface Props {
  outcome: ScanOutcome
  asOf: string
  onUndo?: (() => void) | undefined
}

export function ScanOutcomeCard({ outcome, asOf, onUndo }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { kind, attendee, ticketStatus } = outcome
  const { tone, icon, title, text } = outcomeStyles[kind]
  const entry = ticketStatus?.latest
  const values = {
    name: attendee?.full_name ?? '',
    time: clockText(timeOf(kind === 'double' && entry ? entry.at : asOf), language),
    device: entry?.device ?? '',
  }
  return (
    <div className={`${styles.scanResult} ${tone}`}>
      <Icon of={icon} />
      <div className="text">
        <strong>{t(title)}</strong>
        <span>{t(text, values)}</span>
        {attendee && <AttendeeFacts attendee={attendee} />}
      </div>
      {onUndo && (
        <button type="button" className="button line" onClick={onUndo}>
          {t('check_in.undo')}
        </button>
      )}
    </div>
  )
}

/** Shows the attendee, with the age, so that a child's ticket used by an adult is noticed. */
export function AttendeeFacts({ attendee }: { attendee: Attendee }) {
  const t = useTranslate()
  const { age, ticket_type, companions, contact_name } = attendee
  const facts = [
    ticket_type,
    age === null ? null : t('check_in.years', { count: age }),
    t('check_in.registered_by', { name: contact_name }),
  ]
  return (
    <>
      {companions.length > 0 && (
        <span>
          {t('check_in.with_others', { names: companions.join(', '), count: companions.length + 1 })}
        </span>
      )}
      <span className="meta">{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}
