import { chevronDown } from 'ionicons/icons'
import { useEffect, useId, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { listPath } from '../data/desk-types.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { shelfNames } from '../ui/shelf-name.ts'
import { homeIcon, moneyIcon, typeIcon } from '../ui/type-icons.ts'
import { useMenu } from './use-menu.ts'

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

interface ShelfProps extends Props {
  shelf: ReturnType<typeof useMenu>['shelves'][number]
  onToggle: () => void
}

function Shelf({ shelf, onToggle, onGo }: ShelfProps) {
  const t = useSay()
  const id = useId()
  const name = t(shelfNames[shelf.name])
  return (
    <div role="group" className="shelf" aria-label={name}>
      <button
        type="button"
        className="shelf-button"
        title={name}
        aria-expanded={shelf.isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="label grow">{name}</span>
        <Icon of={chevronDown} isSmall />
      </button>
      <ul id={id}>
        {shelf.types.some(({ name: type }) => type === 'Payment') && (
          <Entry to="/money" icon={moneyIcon} label={t('desk.money_overview')} onGo={onGo} />
        )}
        {shelf.types.map((type) => (
          <Entry
            key={type.name}
            to={listPath(type.name)}
            icon={typeIcon(type)}
            label={type.plural}
            onGo={onGo}
          />
        ))}
      </ul>
    </div>
  )
}

/** The types that this person works with, by shelf. A closed shelf still shows the place where one is. */
export function SideNav({ onGo }: Props) {
  const t = useSay()
  const { shelves, toggle, pathname } = useMenu()
  const nav = useRef<HTMLElement>(null)
  const isFilled = shelves.length > 0
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, isFilled])
  return (
    <nav ref={nav} className="side-nav" aria-label={t('shell.main_navigation')}>
      <ul>
        <Entry to="/" icon={homeIcon} label={t('desk.home')} onGo={onGo} />
      </ul>
      {shelves.map((shelf) => (
        <Shelf key={shelf.name} shelf={shelf} onToggle={() => toggle(shelf.name)} onGo={onGo} />
      ))}
    </nav>
  )
}
