import { Popover, Button } from '@mantine/core'
import { notificationsOutline } from 'ionicons/icons'
import { useState } from 'react'
import {
  useInbox,
  useWatchedInbox,
  useMarkAllRead,
  useMarkRead,
  type Inbox,
  type Notice,
} from '../../data/realtime/inbox.ts'
import { toMelaError } from '../../data/query-client.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../language/language.tsx'
import { shortMomentText } from '../../ui/dates.ts'
import deskShellStyles from '../desk-shell.module.css'
import styles from './bell.module.css'

export function Bell() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useWatchedInbox()
  const count = useInbox().data?.unread_count ?? 0
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={`${deskShellStyles.barButton} ${styles.bell}`}
          aria-label={count === 0 ? t('inbox.title') : t('inbox.title_count', { count })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={notificationsOutline} />
          {count > 0 && <span className={styles.bellCount}>{count > 99 ? '99+' : count}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.inboxPanel}>
        <PanelBody onGo={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function PanelBody({ onGo }: { onGo: () => void }) {
  const { data, error, refetch } = useInbox()
  if (data) return <InboxPanel inbox={data} onGo={onGo} />
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  return <Skeleton rows={3} height={60} />
}

interface Props {
  inbox: Inbox
  onGo: () => void
}

function InboxPanel({ inbox, onGo }: Props) {
  const t = useTranslate()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const { notifications, unread_count: count } = inbox
  return (
    <>
      <div className={styles.inboxPanelHead}>
        <div className="grow">
          <h2>{t('inbox.title')}</h2>
          <p>{count === 0 ? t('inbox.none_unread') : t('inbox.unread_count', { count })}</p>
        </div>
        {count > 0 && (
          <Button variant="subtle" loading={markAll.isPending} onClick={() => markAll.mutate({})}>
            {t('inbox.mark_all')}
          </Button>
        )}
      </div>
      {(markAll.isError || markRead.isError) && (
        <p className={styles.inboxPanelProblem} role="alert">
          {t('inbox.failed')}
        </p>
      )}
      {notifications.length === 0 ? (
        <p className={styles.inboxPanelEmpty}>{t('inbox.empty_title')}</p>
      ) : (
        <ul className={styles.inboxPanelList}>
          {notifications.map((notice) => (
            <li key={notice.name}>
              <NoticeRow notice={notice} onSeen={() => markRead.mutate({ name: notice.name })} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface NoticeRowProps {
  notice: Notice
  onSeen: () => void
  onGo: () => void
}

const deskPath = '/desk/'

/**
 * Opens a notification in the desk when it belongs to the desk; otherwise as a link, or as a button without an address.
 */
function NoticeRow({ notice, onSeen, onGo }: NoticeRowProps) {
  const { link, read_at } = notice
  const isUnread = read_at === null
  const className = isUnread ? `${styles.inboxNotice} ${styles.isUnread}` : styles.inboxNotice
  const text = <NoticeText notice={notice} isUnread={isUnread} />
  const see = () => {
    if (isUnread) onSeen()
  }
  const handleOpen = () => {
    see()
    onGo()
  }
  if (link?.startsWith(deskPath) === true)
    return (
      <Link className={className} to={link.slice(deskPath.length - 1)} onClick={handleOpen}>
        {text}
      </Link>
    )
  if (link !== null && link !== '')
    return (
      <a className={className} href={link} onClick={handleOpen}>
        {text}
      </a>
    )
  return (
    <button type="button" className={className} onClick={see}>
      {text}
    </button>
  )
}

function NoticeText({ notice, isUnread }: { notice: Notice; isUnread: boolean }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { title, body, creation } = notice
  return (
    <>
      <span className={styles.inboxNoticeTitle}>
        {isUnread && <span className={styles.inboxMark} role="img" aria-label={t('inbox.unread')} />}
        {title}
      </span>
      {body !== null && body !== '' && <span className={styles.inboxNoticeBody}>{body}</span>}
      <span className={styles.inboxNoticeTime}>{shortMomentText(creation, language)}</span>
    </>
  )
}
