import { useTranslate, type Translate } from '../../language/text.ts'
import type { Prediction } from './place-calls.ts'
import { isSearched } from './postal-region.ts'
import type { SearchState } from './use-postal-search.ts'

interface Props {
  state: SearchState
  /** Whether the place may be written by hand instead. */
  mayWrite: boolean
  onChoose: (prediction: Prediction) => void
}

/** What became of the search: said aloud once, and the places to choose from below it. */
export function SearchOutcome({ state, mayWrite, onChoose }: Props) {
  const t = useTranslate()
  return (
    <>
      <p className="small dim" role="status" hidden={state.kind === 'quiet' || state.kind === 'unknown'}>
        {wordsOf(state, mayWrite, t)}
      </p>
      {state.kind === 'suggested' && (
        <ul className="card list postal-found" aria-label={t('place.suggestions')}>
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

function wordsOf(state: SearchState, mayWrite: boolean, t: Translate): string | null {
  if (state.kind === 'quiet' || state.kind === 'unknown') return null
  if (state.kind === 'searching') return t('place.searching')
  if (state.kind === 'failed') return t(mayWrite ? 'place.failed' : 'place.failed_code')
  const found = t('place.found', { count: state.predictions.length })
  return state.isMapsAway ? `${found} ${t('place.maps_away')}` : found
}

/** What stands at the field when nothing was found: where the device is, for what is no code, or for an unknown one. */
export function unknownWords(text: string, mayWrite: boolean, t: Translate): string {
  if (text === '') return t('place.unknown_here')
  if (isSearched(text) && !/^\p{Number}+$/u.test(text)) return t('place.no_code', { text })
  return t(mayWrite ? 'place.unknown' : 'place.unknown_code', { text })
}
