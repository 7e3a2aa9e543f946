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
import { useTranslate } from '../../language/text.ts'
import { clockText } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Notice } from '../../ui/inbox/inbox-call.ts'

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

/** An event is named 'room.step': the room says what it is about. */
const noticeIcon = (event: string): string => icons[event.split('.')[0] ?? ''] ?? notificationsOutline

interface Props {
  notice: Notice
  isUnread: boolean
  onSeen: () => void
}

/** A link to what a notification is about; one without a link is marked read where it stands. */
export function NoticeRow({ notice, isUnread, onSeen }: Props) {
  const className = isUnread ? 'inbox-row is-unread' : 'inbox-row'
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
      <span className="inbox-text">
        <span className="inbox-title">
          {isUnread && (
            <span className="inbox-mark">
              <span className="visually-hidden">{t('inbox.unread')}</span>
            </span>
          )}
          {title}
        </span>
        {body !== null && body !== '' && <span className="small dim inbox-more">{body}</span>}
        <span className="small dim numbers">{clockText(creation.slice(11, 19), language)}</span>
      </span>
    </>
  )
}
