import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useConnections } from '../../data/connections.ts'
import { useTypes } from '../../data/desk-types.ts'
import { useSay } from '../../language/say.ts'
import { shelfNames } from '../../ui/shelf-name.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { connectionGroups, type Way } from './connection-ways.ts'

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
    () => (types && connected ? connectionGroups(types, connected, { doctype, name }) : []),
    [types, connected, doctype, name],
  )
}

interface ListProps {
  ways: readonly Way[]
  onFollow?: () => void
}

/** Documents that name another, by type: how many, and the way there. */
export function ConnectionList({ ways, onFollow }: ListProps) {
  return (
    <ul>
      {ways.map(({ key, label, count, to }) => (
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
  const t = useSay()
  const groups = useConnectionGroups(props)
  if (groups.length === 0) return null
  return (
    <TitledCard place="beside" title={t('desk.connections')}>
      {groups.map(({ shelf, ways }) => (
        <div key={shelf} className="connections">
          <h3 className="small dim">{t(shelfNames[shelf])}</h3>
          <ConnectionList ways={ways} />
        </div>
      ))}
    </TitledCard>
  )
}
