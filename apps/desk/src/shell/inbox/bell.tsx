import { Popover } from '@mantine/core'
import { notificationsOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useInbox, useWatchedInbox } from '../../data/inbox.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useSay } from '../../language/say.ts'
import { Failed } from '../../ui/failed.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InboxPanel } from './inbox-panel.tsx'

/** How many notifications are unread, and a panel of the latest. */
export function Bell() {
  const say = useSay()
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
          aria-label={count === 0 ? say('inbox.title') : say('inbox.title_count', { count })}
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
