import { chevronDown } from 'ionicons/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import {
  listPath,
  useWorkedWithTypes,
  type DeskType,
  type MenuGroupName,
} from '../data/document/desk-types.ts'
import { useTranslate } from '../language/translate.ts'
import { Icon } from '../ui/icon.tsx'
import { menuGroupLabels } from '../ui/menu-group-labels.ts'
import { homeIcon, moneyIcon, typeIcon } from '../ui/type-icons.ts'
import { saveChoice, readChoice } from '../data/device.ts'
import { groupTypes, isOpen, shownTypes, slugAt } from '../data/menu-groups.ts'
import { readSession } from '../data/user/session.ts'
import styles from './side-nav.module.css'

interface Props {
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
        <span className={styles.label}>{label}</span>
      </NavLink>
    </li>
  )
}

interface MenuGroupProps extends Props {
  group: ReturnType<typeof useMenu>['groups'][number]
  onToggle: () => void
}

function MenuGroup({ group, onToggle, onGo }: MenuGroupProps) {
  const t = useTranslate()
  const id = useId()
  const name = t(menuGroupLabels[group.name])
  return (
    <div role="group" className={styles.navGroup} aria-label={name}>
      <button
        type="button"
        className={styles.navGroupButton}
        title={name}
        aria-expanded={group.isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={`${styles.label} grow`}>{name}</span>
        <Icon of={chevronDown} isSmall />
      </button>
      <ul id={id}>
        {group.types.some(({ name: type }) => type === 'Payment') && (
          <Entry to="/money" icon={moneyIcon} label={t('desk.money_overview')} onGo={onGo} />
        )}
        {group.types.map((type) => (
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

/** Lists the user's types by group. A closed group still shows the current one. */
export function SideNav({ onGo }: Props) {
  const t = useTranslate()
  const { groups: groups, toggle, pathname } = useMenu()
  const nav = useRef<HTMLElement>(null)
  const isFilled = groups.length > 0
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, isFilled])
  return (
    <nav ref={nav} className={styles.sideNav} aria-label={t('shell.main_navigation')}>
      <ul>
        <Entry to="/" icon={homeIcon} label={t('desk.home')} onGo={onGo} />
      </ul>
      {groups.map((group) => (
        <MenuGroup key={group.name} group={group} onToggle={() => toggle(group.name)} onGo={onGo} />
      ))}
    </nav>
  )
}

interface MenuGroupState {
  name: MenuGroupName
  isOpen: boolean
  types: DeskType[]
}

const openGroupsKey = (): string => `mela.desk.menu.${readSession()?.user ?? ''}`

const readTouched = (): string[] =>
  (readChoice(openGroupsKey()) ?? '').split(',').filter((name) => name !== '')

function useMenu() {
  const types = useWorkedWithTypes()
  const { pathname } = useLocation()
  const [touched, setTouched] = useState(readTouched)
  const groups: MenuGroupState[] = groupTypes(types).map((group) => {
    const open = isOpen(group.name, touched)
    return { name: group.name, isOpen: open, types: shownTypes(group, slugAt(pathname), open) }
  })
  const toggle = (name: MenuGroupName) => {
    const next = touched.includes(name) ? touched.filter((other) => other !== name) : [...touched, name]
    saveChoice(openGroupsKey(), next.join(','))
    setTouched(next)
  }
  return { groups, toggle, pathname }
}
