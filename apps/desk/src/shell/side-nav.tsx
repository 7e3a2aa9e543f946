import { NavLink } from 'react-router-dom'
import { byRoom, listPath, useTypes } from '../data/desk-types.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { roomName } from '../ui/room-name.ts'
import { homeIcon, typeIcon } from '../ui/type-icons.ts'

interface Props {
  /** Told when somebody chose where to go. */
  onGo?: () => void
}

interface EntryProps extends Props {
  to: string
  icon: string
  label: string
}

function Entry({ to, icon, label, onGo }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} title={label} onClick={onGo}>
        <Icon of={icon} isSmall />
        <span className="label">{label}</span>
      </NavLink>
    </li>
  )
}

/** The types that this person may read, by room. */
export function SideNav({ onGo }: Props) {
  const say = useSay()
  const { data: types = [] } = useTypes()
  return (
    <nav className="side-nav" aria-label={say('shell.main_navigation')}>
      <ul>
        <Entry to="/" icon={homeIcon} label={say('desk.home')} onGo={onGo} />
      </ul>
      {byRoom(types).map((room) => (
        <div key={room.name} role="group" className="room-group" aria-label={roomName(room.name, say)}>
          <p className="room" aria-hidden="true">
            {roomName(room.name, say)}
          </p>
          <ul>
            {room.types.map((type) => (
              <Entry
                key={type.name}
                to={listPath(type.name)}
                icon={typeIcon(type)}
                label={type.name}
                onGo={onGo}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
