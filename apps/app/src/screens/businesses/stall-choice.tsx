import { useEffect } from 'react'
import { useAnswer } from '../../data/use-answer.ts'
import { useSay } from '../../language/text.ts'
import { Shown } from '../../ui/shown.tsx'
import { firstStall } from './first-stall.ts'
import { stallsCall, type Stall, type StallList } from './place-calls.ts'

interface Props {
  city: string
  chosen: string | null
  /** The city was chosen just now, and no stall in it yet. */
  isCityNew: boolean
  onChoose: (business: string) => void
}

/** Whose stall somebody stands at, where there are several stores: those that serve the city. */
export function StallChoice({ city, ...choice }: Props) {
  const t = useSay()
  const query = useAnswer(stallsCall(city))
  return (
    <section className="card padded stack" aria-labelledby="place-stall">
      <h2 id="place-stall">{t('place.stores_in', { city })}</h2>
      <Shown
        query={query}
        loading={<p className="small dim">{t('states.loading')}</p>}
        empty={<p className="dim">{t('place.no_stores')}</p>}
        isEmpty={({ businesses }) => businesses.length === 0}
      >
        {(stalls) => <Stalls stalls={stalls} {...choice} />}
      </Shown>
    </section>
  )
}

interface StallsProps extends Omit<Props, 'city'> {
  stalls: StallList
}

/** With a city comes its first stall; who sees all stalls of the city that he kept goes on to see them. */
function Stalls({ stalls, chosen, isCityNew, onChoose }: StallsProps) {
  const first = isCityNew ? firstStall(stalls) : null
  useEffect(() => {
    if (first !== null) onChoose(first)
  }, [first, onChoose])
  return (
    <div className="place-choices" role="radiogroup" aria-labelledby="place-stall">
      {stalls.businesses.map((stall) => (
        <StallRow key={stall.name} {...{ stall, onChoose }} isChosen={stall.name === chosen} />
      ))}
    </div>
  )
}

interface RowProps {
  stall: Stall
  isChosen: boolean
  onChoose: (business: string) => void
}

function StallRow({ stall, isChosen, onChoose }: RowProps) {
  const t = useSay()
  return (
    <label className="place-choice">
      <input type="radio" name="stall" checked={isChosen} onChange={() => onChoose(stall.name)} />
      <span className="text">
        <b className="mid">{stall.business_name}</b>
        {stall.tagline && <span className="small dim">{stall.tagline}</span>}
        {stall.rating !== null && (
          <span className="small dim numbers">{t('place.rated', { rating: stall.rating })}</span>
        )}
      </span>
    </label>
  )
}
