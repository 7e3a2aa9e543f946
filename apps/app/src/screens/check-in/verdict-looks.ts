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
import type { VerdictKind } from './verdict.ts'

interface Look {
  /** A colour of its own, never alone: the sign and the words say the same. */
  tone: 'ok' | 'bad' | 'warn' | 'info'
  icon: string
  title: MessageId
  text: MessageId
}

export const verdictLooks: Readonly<Record<VerdictKind, Look>> = {
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
