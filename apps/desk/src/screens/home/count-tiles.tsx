import { Link } from 'react-router-dom'
import { listPath, type DeskType } from '../../data/desk-types.ts'
import { useCounts, type TypeCount } from '../../data/overview.ts'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { Bars } from '../../ui/bars.tsx'
import { newDocuments, tileOrder } from './tile-order.ts'

const mostTiles = 8

function Tile({ count, label }: { count: TypeCount; label: string }) {
  const say = useSay()
  const { language } = useLanguage()
  return (
    <Link className="card count-tile" to={listPath(count.name)}>
      <span className="dim">{label}</span>
      <span className="count num">{new Intl.NumberFormat(`${language}-IN`).format(count.count)}</span>
      <span className="small dim">{say('desk.new_lately', { count: newDocuments(count) })}</span>
      <Bars days={count.new_by_day} />
    </Link>
  )
}

const labelOf = (types: readonly DeskType[], name: string): string =>
  types.find((type) => type.name === name)?.label ?? name

function TilePlaces({ count }: { count: number }) {
  const say = useSay()
  return (
    <div className="count-tiles" role="status" aria-label={say('states.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card count-tile">
          <span className="skeleton-block" />
        </div>
      ))}
    </div>
  )
}

/** How many documents there are of what this person works with. */
export function CountTiles({ types }: { types: readonly DeskType[] }) {
  const { data } = useCounts()
  if (!data) return <TilePlaces count={Math.min(mostTiles, Math.max(4, types.length))} />
  return (
    <div className="count-tiles">
      {tileOrder(data, mostTiles).map((count) => (
        <Tile key={count.name} count={count} label={labelOf(types, count.name)} />
      ))}
    </div>
  )
}
