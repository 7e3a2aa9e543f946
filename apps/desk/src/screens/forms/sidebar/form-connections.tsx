import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useConnections } from '../../../data/document/connections.ts'
import { useTypes } from '../../../data/document/desk-types.ts'
import { useTranslate } from '../../../language/translate.ts'
import { menuGroupLabels } from '../../../ui/menu-group-labels.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { groupConnections, type ConnectionLink } from './connection-groups.ts'

interface Props {
  doctype: string
  name: string
  modified: string
}

/** What hangs on a document, as ways there, by shelf; none while it is asked for. */
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

/** Documents that name another, by type: how many, and the way there. */
export function ConnectionList({ links, onFollow }: ListProps) {
  return (
    <ul>
      {links.map(({ key, label, count, to }) => (
        <li key={key}>
          <Link className="connection" to={to} onClick={onFollow}>
            <span className="grow">{label}</span>
            <span className="num dim">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What hangs on the document, as ways there; nothing where nothing does. */
export function FormConnections(props: Props) {
  const t = useTranslate()
  const groups = useConnectionGroups(props)
  if (groups.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('desk.connections')}>
      {groups.map(({ menuGroup, links }) => (
        <div key={menuGroup} className="connections">
          <h3 className="small dim">{t(menuGroupLabels[menuGroup])}</h3>
          <ConnectionList links={links} />
        </div>
      ))}
    </TitledCard>
  )
}
