import { menuOutline, searchOutline } from 'ionicons/icons'
import { useLocation } from 'react-router-dom'
import { useTypeAt } from '../data/desk-types.ts'
import type { Session } from '../data/session.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { Bell } from './inbox/bell.tsx'
import { UserMenu } from './user-menu.tsx'

interface Props {
  session: Session
  onMenu: () => void
  onFind: () => void
}

/** Named as the keys of this device are. */
const finderKeys = /Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** The slug of the type that a path is about: '/new/mela-event' and '/mela-event/EVT-00001' are both about events. */
export function slugAt(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  return decodeURIComponent(first === 'new' ? second : first)
}

/** Search and account; on a phone also the way to the menu, and where we are. */
export function TopBar({ session, onMenu, onFind }: Props) {
  const say = useSay()
  const { pathname } = useLocation()
  const type = useTypeAt(slugAt(pathname))
  return (
    <header className="top-bar">
      <button
        type="button"
        className="bar-button on-phone"
        aria-label={say('shell.open_menu')}
        onClick={onMenu}
      >
        <Icon of={menuOutline} />
      </button>
      <span className="on-phone place">{type?.plural ?? say('desk.title')}</span>
      <button type="button" className="find-button from-tablet" onClick={onFind}>
        <Icon of={searchOutline} isSmall />
        <span className="grow">{say('desk.find_type')}</span>
        <kbd>{finderKeys}</kbd>
      </button>
      <span className="grow" />
      <button
        type="button"
        className="bar-button on-phone"
        aria-label={say('desk.find_type')}
        onClick={onFind}
      >
        <Icon of={searchOutline} />
      </button>
      <Bell />
      <UserMenu session={session} />
    </header>
  )
}
