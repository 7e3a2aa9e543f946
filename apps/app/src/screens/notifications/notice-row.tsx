import {
  chevronForwardOutline,
  cardOutline,
  chatbubblesOutline,
  cubeOutline,
  handRightOutline,
  megaphoneOutline,
  notificationsOutline,
  peopleOutline,
  ticketOutline,
} from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { clockText, longDay, plainDay } from '../../ui/text/date-text.ts'
import { UnbrokenNumbers } from '../../ui/text/unbroken-numbers.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Notice } from '../../ui/inbox/inbox-call.ts'
import { addDays } from '#meta'
import styles from './inbox.module.css'

const icons: Readonly<Record<string, string>> = {
  board: chatbubblesOutline,
  classifieds: megaphoneOutline,
  contributions: cardOutline,
  events: ticketOutline,
  family: peopleOutline,
  fees: cardOutline,
  orders: cubeOutline,
  payments: cardOutline,
  receipts: cardOutline,
  renewals: peopleOutline,
  students: peopleOutline,
  volunteers: handRightOutline,
}

/** Returns the icon of an event 'module.step' by its module. */
const noticeIcon = (event: string): string => icons[event.split('.')[0] ?? ''] ?? notificationsOutline

interface Props {
  notice: Notice
  isUnread: boolean
  onSeen: () => void
}

export function NoticeRow({ notice, isUnread, onSeen }: Props) {
  const className = isUnread ? `${styles.inboxRow} ${styles.isUnread}` : styles.inboxRow
  const handleClick = () => {
    if (isUnread) onSeen()
  }
  const text = <NoticeText notice={notice} isUnread={isUnread} />
  if (notice.link !== null && notice.link !== '')
    return (
      <a className={className} href={notice.link} onClick={handleClick}>
        {text}
        <Icon of={chevronForwardOutline} isMirrored />
      </a>
    )
  if (!isUnread) return <div className={className}>{text}</div>
  return (
    <button type="button" className={className} onClick={handleClick}>
      {text}
    </button>
  )
}

function NoticeText({ notice, isUnread }: { notice: Notice; isUnread: boolean }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { event, title, body, creation } = notice
  return (
    <>
      <span className={isUnread ? 'spot brand' : 'spot'}>
        <Icon of={noticeIcon(event)} />
      </span>
      <span className={styles.inboxText}>
        <span className={styles.inboxTitle}>
          {isUnread && (
            <span className={styles.inboxMark}>
              <span className="visually-hidden">{t('inbox.unread')}</span>
            </span>
          )}
          <UnbrokenNumbers text={title ?? ''} />
        </span>
        {body !== null && body !== '' && (
          <span className={`small dim ${styles.inboxMore}`}>
            <UnbrokenNumbers text={body} />
          </span>
        )}
        <span className="small dim numbers">{clockText(creation.slice(11, 19), language)}</span>
      </span>
    </>
  )
}

interface NoticeDay {
  day: string
  notices: readonly Notice[]
}

const dayOf = ({ creation }: Notice): string => creation.slice(0, 10)

export function noticeDays(notices: readonly Notice[]): readonly NoticeDay[] {
  const days = [...new Set(notices.map(dayOf))]
  return days.map((day) => ({ day, notices: notices.filter((notice) => dayOf(notice) === day) }))
}

/** Returns 'Today', 'Yesterday', 'Friday, 20 November'; with the year when it differs. */
export function dayTitle(day: string, visit: { today: string; language: string }, t: Translate): string {
  const { today, language } = visit
  if (day === today) return t('inbox.today')
  if (day === addDays(today, -1)) return t('inbox.yesterday')
  return day.slice(0, 4) === today.slice(0, 4) ? longDay(day, language) : plainDay(day, language)
}
