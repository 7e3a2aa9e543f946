import { Popover, Button } from '@mantine/core'
import { notificationsOutline } from 'ionicons/icons'
import { useState } from 'react'
import {
  useInbox,
  useWatchedInbox,
  useMarkAllRead,
  useMarkRead,
  type Inbox,
} from '../../data/realtime/inbox.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed } from '../../ui/failed.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'

/** How many notifications are unread, and a panel of the latest. */
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
          className="bar-button bell"
          aria-label={count === 0 ? t('inbox.title') : t('inbox.title_count', { count })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={notificationsOutline} />
          {count > 0 && <span className="bell-count">{count > 99 ? '99+' : count}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="inbox-panel">
        <PanelBody onGo={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function PanelBody({ onGo }: { onGo: () => void }) {
  const { data, error, refetch } = useInbox()
  if (data) return <InboxPanel inbox={data} onGo={onGo} />
  if (error) return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  return <Skeleton rows={3} height={60} />
}

interface Props {
  inbox: Inbox
  onGo: () => void
}

/** The latest notifications: one click opens what one is about and marks it read. */
function InboxPanel({ inbox, onGo }: Props) {
  const t = useTranslate()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const { notifications, unread_count: count } = inbox
  return (
    <>
      <div className="inbox-panel-head">
        <div className="grow">
          <h2>{t('inbox.title')}</h2>
          <p>{count === 0 ? t('inbox.none_unread') : t('inbox.unread_count', { count })}</p>
        </div>
        {count > 0 && (
          <Button variant="subtle" loading={markAll.isPending} onClick={() => markAll.mutate()}>
            {t('inbox.mark_all')}
          </Button>
        )}
      </div>
      {(markAll.isError || markRead.isError) && (
        <p className="inbox-panel-problem" role="alert">
          {t('inbox.failed')}
        </p>
      )}
      {notifications.length === 0 ? (
        <p className="inbox-panel-empty">{t('inbox.empty_title')}</p>
      ) : (
        <ul className="inbox-panel-list">
          {notifications.map((notice) => (
            <li key={notice.name}>
              <NoticeRow notice={notice} onSeen={() => markRead.mutate(notice.name)} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
