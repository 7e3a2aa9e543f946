import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useConnections } from '../../data/connections.ts'
import { useTypes } from '../../data/desk-types.ts'
import { useSay } from '../../language/say.ts'
import { shelfNames } from '../../ui/shelf-name.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { connectionGroups } from './connection-ways.ts'

interface Props {
  doctype: string
  name: string
  modified: string
}

/** What hangs on the document, as ways there; nothing where nothing does. */
export function FormConnections({ doctype, name, modified }: Props) {
  const say = useSay()
  const { data: types } = useTypes()
  const { data: connected } = useConnections({ doctype, name, modified })
  const groups = useMemo(
    () => (types && connected ? connectionGroups(types, connected, { doctype, name }) : []),
    [types, connected, doctype, name],
  )
  if (groups.length === 0) return null
  return (
    <TitledCard place="beside" title={say('desk.connections')}>
      {groups.map(({ shelf, ways }) => (
        <div key={shelf} className="connections">
          <h3 className="small dim">{say(shelfNames[shelf])}</h3>
          <ul>
            {ways.map(({ key, label, count, to }) => (
              <li key={key}>
                <Link className="connection" to={to}>
                  <span className="grow">{label}</span>
                  <span className="num dim">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </TitledCard>
  )
}
