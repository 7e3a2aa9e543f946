import { useAnswer } from '../../data/use-answer.ts'
import { useSay } from '../../language/text.ts'
import { Shown } from '../../ui/shown.tsx'
import { citiesCall, type ServedCity } from './place-calls.ts'

interface Props {
  chosen: string | null
  onChoose: (city: Pick<ServedCity, 'city' | 'core_city'>) => void
}

export function CityChoice({ chosen, onChoose }: Props) {
  const say = useSay()
  const query = useAnswer(citiesCall)
  return (
    <section className="card padded stack" aria-labelledby="place-city">
      <div>
        <h2 id="place-city">{say('place.city_title')}</h2>
        <p className="small dim">{say('place.city_lead')}</p>
      </div>
      <Shown query={query} loading={<p className="small dim">{say('states.loading')}</p>}>
        {(cities) => (
          <div className="place-choices" role="radiogroup" aria-labelledby="place-city">
            {cities.map((served) => (
              <label key={served.city} className="place-choice">
                <input
                  type="radio"
                  name="city"
                  checked={chosen === served.city}
                  onChange={() => onChoose({ city: served.city, core_city: served.core_city })}
                />
                <span className="text">
                  <b className="mid">{served.city}</b>
                  <span className="small dim">{say('place.serving', { count: served.businesses })}</span>
                </span>
              </label>
            ))}
          </div>
        )}
      </Shown>
    </section>
  )
}
