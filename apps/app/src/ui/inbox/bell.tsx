import { notificationsOutline } from 'ionicons/icons'
import { Component, Suspense, type ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { inboxPath, useUnread } from './inbox-call.ts'
import { InboxMessages } from '../added-catalogues.tsx'

export function Bell() {
  return (
    <OrNothing>
      <Suspense>
        <InboxMessages>
          <BellLink />
        </InboxMessages>
      </Suspense>
    </OrNothing>
  )
}

function BellLink() {
  const t = useTranslate()
  const count = useUnread()
  const label = count === 0 ? t('inbox.title') : t('inbox.title_count', { count })
  return (
    <a className="icon-button" href={inboxPath} aria-label={label}>
      <Icon of={notificationsOutline} />
      {count > 0 && <span className="counter">{count > 99 ? '99+' : count}</span>}
    </a>
  )
}

class OrNothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
