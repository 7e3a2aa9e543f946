import { useEffect } from 'react'
import { useAnswer } from '../../data/use-answer.ts'
import { useSay } from '../../language/text.ts'
import { Shown } from '../../ui/shown.tsx'
import { stallsCall, type Stall, type StallList } from './place-calls.ts'

interface Props {
  city: string
  chosen: string | null
  onChoose: (business: string) => void
}

/** Whose stall somebody stands at, where there are several stores: those that serve the city. */
export function StallChoice({ city, chosen, onChoose }: Props) {
  const say = useSay()
  const query = useAnswer(stallsCall(city))
  return (
    <section className="card padded stack" aria-labelledby="place-stall">
      <h2 id="place-stall">{say('place.stalls_of', { city })}</h2>
      <Shown
        query={query}
        loading={<p className="small dim">{say('states.loading')}</p>}
        empty={<p className="dim">{say('place.no_stalls')}</p>}
        isEmpty={({ businesses }) => businesses.length === 0}
      >
        {(stalls) => <Stalls {...{ stalls, chosen, onChoose }} />}
      </Shown>
    </section>
  )
}

interface StallsProps extends Omit<Props, 'city'> {
  stalls: StallList
}

/** Where nobody chose yet it is the website's own, as long as that serves the city, and the first of those that do else. */
function Stalls({ stalls: { businesses, default_business: own }, chosen, onChoose }: StallsProps) {
  const isOwnThere = businesses.some(({ name }) => name === own)
  const standing = chosen ?? (isOwnThere ? own : businesses[0]?.name)
  const isTold = chosen !== null || standing === own || standing === undefined
  useEffect(() => {
    if (!isTold) onChoose(standing)
  }, [isTold, standing, onChoose])
  return (
    <div className="place-choices" role="radiogroup" aria-labelledby="place-stall">
      {businesses.map((stall) => (
        <StallRow key={stall.name} {...{ stall, onChoose }} isChosen={stall.name === standing} />
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
  const say = useSay()
  return (
    <label className="place-choice">
      <input type="radio" name="stall" checked={isChosen} onChange={() => onChoose(stall.name)} />
      <span className="text">
        <b className="mid">{stall.business_name}</b>
        {stall.tagline && <span className="small dim">{stall.tagline}</span>}
        {stall.rating !== null && (
          <span className="small dim numbers">{say('place.rated', { rating: stall.rating })}</span>
        )}
      </span>
    </label>
  )
}
