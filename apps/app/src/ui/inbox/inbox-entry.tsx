import { useTranslate } from '../../language/text.ts'
import { inboxPath, useUnread } from './inbox-call.ts'
import { InboxMessages } from '../added-catalogues.tsx'
import styles from '../menu/menu.module.css'

export function InboxEntry() {
  return (
    <InboxMessages>
      <Entry />
    </InboxMessages>
  )
}

function Entry() {
  const t = useTranslate()
  const count = useUnread()
  return (
    <ul className={styles.sideMenuEntries}>
      <li>
        <a href={inboxPath} aria-label={count === 0 ? undefined : t('inbox.title_count', { count })}>
          {t('inbox.title')}
          {count > 0 && <span className={`${styles.menuCount} numbers`}>{count > 99 ? '99+' : count}</span>}
        </a>
      </li>
    </ul>
  )
}
