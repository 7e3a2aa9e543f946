import {
  grid,
  gridOutline,
  heart,
  heartOutline,
  home,
  homeOutline,
  person,
  personOutline,
} from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../language/text.ts'
import { Icon } from '../ui/icon.tsx'
import { isHomePath } from './routing/routes.ts'
import styles from './tabs.module.css'

interface Tab {
  path: string
  label: MessageId
  icon: string
  chosenIcon: string
}

const tabs: readonly Tab[] = [
  { path: '/tabs/home', label: 'shell.home', icon: homeOutline, chosenIcon: home },
  { path: '/tabs/category', label: 'shell.category', icon: gridOutline, chosenIcon: grid },
  { path: '/tabs/wishlist', label: 'shell.wishlist', icon: heartOutline, chosenIcon: heart },
  { path: '/tabs/my-profile', label: 'shell.account', icon: personOutline, chosenIcon: person },
]

interface Props {
  path: string
  isDocked: boolean
}

export function Tabs({ path, isDocked }: Props) {
  const t = useTranslate()
  const isChosen = (tab: Tab) => path === tab.path || (tab.path === '/tabs/home' && isHomePath(path))
  return (
    <nav
      className={isDocked ? `${styles.tabs} ${styles.isDocked}` : styles.tabs}
      aria-label={t('shell.tabs')}
    >
      {tabs.map((tab) => (
        <a key={tab.path} href={tab.path} aria-current={isChosen(tab) ? 'page' : undefined} data-root="">
          <span className={styles.pill}>
            <Icon of={isChosen(tab) ? tab.chosenIcon : tab.icon} />
          </span>
          <span>{t(tab.label)}</span>
        </a>
      ))}
    </nav>
  )
}
