import { Button } from '@mantine/core'
import { useMarkAllRead, useMarkRead, type Inbox } from '../../data/inbox.ts'
import { useSay } from '../../language/say.ts'
import { NoticeRow } from './notice-row.tsx'

interface Props {
  inbox: Inbox
  onGo: () => void
}

/** The latest notifications: one click opens what one is about and marks it read. */
export function InboxPanel({ inbox, onGo }: Props) {
  const say = useSay()
  const markRead = useMarkRead()
  const markAll = useMarkAllRead()
  const { notifications, unread_count: count } = inbox
  return (
    <>
      <div className="inbox-panel-head">
        <div className="grow">
          <h2>{say('inbox.title')}</h2>
          <p>{count === 0 ? say('inbox.none_unread') : say('inbox.unread_count', { count })}</p>
        </div>
        {count > 0 && (
          <Button variant="subtle" loading={markAll.isPending} onClick={() => markAll.mutate()}>
            {say('inbox.mark_all')}
          </Button>
        )}
      </div>
      {(markAll.isError || markRead.isError) && (
        <p className="inbox-panel-problem" role="alert">
          {say('inbox.failed')}
        </p>
      )}
      {notifications.length === 0 ? (
        <p className="inbox-panel-empty">{say('inbox.empty_title')}</p>
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
