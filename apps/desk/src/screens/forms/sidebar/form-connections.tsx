import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useConnections, type Connected, type Connection } from '../../../data/document/document-info.ts'
import { useTypes, documentPath, listPath, type DeskType } from '../../../data/document/desk-types.ts'
import { useTranslate } from '../../../language/translate.ts'
import { menuGroupLabels } from '../../../ui/menu-group-labels.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { groupTypes, type MenuGroup } from '../../../data/menu-groups.ts'
import styles from './sidebar.module.css'

interface Props {
  doctype: string
  name: string
  modified: string
}

export function useConnectionGroups({ doctype, name, modified }: Props) {
  const { data: types } = useTypes()
  const { data: connected } = useConnections({ doctype, name, modified })
  return useMemo(
    () => (types && connected ? groupConnections(types, connected, { doctype, name }) : []),
    [types, connected, doctype, name],
  )
}

interface ListProps {
  links: readonly ConnectionLink[]
  onFollow?: () => void
}

export function ConnectionList({ links, onFollow }: ListProps) {
  return (
    <ul>
      {links.map(({ key, label, count, to }) => (
        <li key={key}>
          <Link className={styles.connection} to={to} onClick={onFollow}>
            <span className="grow">{label}</span>
            <span className="num dim">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function FormConnections(props: Props) {
  const t = useTranslate()
  const groups = useConnectionGroups(props)
  if (groups.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('desk.connections')}>
      {groups.map(({ menuGroup, links }) => (
        <div key={menuGroup} className={styles.connections}>
          <h3 className="small dim">{t(menuGroupLabels[menuGroup])}</h3>
          <ConnectionList links={links} />
        </div>
      ))}
    </TitledCard>
  )
}

interface ConnectionLink {
  key: string
  label: string
  count: string
  to: string
}

interface ConnectionGroup {
  menuGroup: MenuGroup['name']
  links: ConnectionLink[]
}

interface Target {
  doctype: string
  name: string
}

function addressOf({ doctype, fieldname, type_field, only }: Connection, target: Target): string {
  if (only !== null) return documentPath(doctype, only)
  const filters = new URLSearchParams([[`${fieldname}.is`, target.name]])
  if (type_field !== null) filters.set(`${type_field}.is`, target.doctype)
  return `${listPath(doctype)}?${filters.toString()}`
}

function linksOfType(type: DeskType, { most, connections }: Connected, target: Target): ConnectionLink[] {
  const own = connections.filter(({ doctype }) => doctype === type.name)
  return own.map((connection) => ({
    key: `${type.name} ${connection.fieldname}`,
    label: own.length > 1 ? `${type.plural}: ${connection.label}` : type.plural,
    count: connection.count >= most ? `${most}+` : String(connection.count),
    to: addressOf(connection, target),
  }))
}

export function groupConnections(
  types: readonly DeskType[],
  connected: Connected,
  target: Target,
): ConnectionGroup[] {
  const named = new Set(connected.connections.map(({ doctype }) => doctype))
  return groupTypes(types.filter(({ name }) => named.has(name))).map(({ name, types: groupedTypes }) => ({
    menuGroup: name,
    links: groupedTypes.flatMap((type) => linksOfType(type, connected, target)),
  }))
}
