import { useSay } from '../../language/text.ts'
import type { Prediction } from './place-calls.ts'
import type { SearchState } from './use-postal-search.ts'

interface Props {
  state: SearchState
  onChoose: (prediction: Prediction) => void
}

/** What became of the search: said aloud once, and the places to choose from below it. */
export function SearchOutcome({ state, onChoose }: Props) {
  const say = useSay()
  return (
    <>
      <p
        className={state.kind === 'unknown' ? 'note bad' : 'small dim'}
        role="status"
        hidden={state.kind === 'quiet'}
      >
        <Words state={state} />
      </p>
      {state.kind === 'suggested' && (
        <ul className="card list postal-found" aria-label={say('place.suggestions')}>
          {state.predictions.map((prediction) => (
            <li key={prediction.place_id}>
              <button type="button" onClick={() => onChoose(prediction)}>
                <b className="mid numbers">{prediction.structured_formatting.main_text}</b>
                <span className="small dim">{prediction.structured_formatting.secondary_text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Words({ state }: { state: SearchState }) {
  const say = useSay()
  if (state.kind === 'searching') return say('place.searching')
  if (state.kind === 'unknown') return say('place.unknown', { text: state.text })
  if (state.kind === 'failed') return say('place.failed')
  if (state.kind === 'quiet') return null
  const found = say('place.found', { count: state.predictions.length })
  return state.isMapsAway ? `${found} ${say('place.maps_away')}` : found
}
