import { locateOutline } from 'ionicons/icons'
import { useId, useRef } from 'react'
import { useAction } from '#client/react'
import { useTranslate, type Translate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../form/field-frame.tsx'
import { Icon } from '../icon.tsx'
import type { Prediction } from './place-calls.ts'
import { byHand, type PostalRegion, isSearched } from './postal-region.ts'
import { usePostalSearch, type SearchState } from './use-postal-search.ts'
import styles from './place.module.css'

const PATIENCE_MS = 10_000

const FRESH_ENOUGH_MS = 5 * 60_000

/** Returns the device's position in degrees; null when it is unknown, refused or too slow, without a message. */
function deviceLocation(): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS },
    )
  })
}

interface Props {
  region: PostalRegion
  onChange: (region: PostalRegion) => void
  /** Called beside `onChange` when a place is found, and not while a code is typed. */
  onFound?: (region: PostalRegion) => void
  problem?: string | undefined
  /** False where only the code matters, so that a place cannot be typed by hand. */
  mayWrite?: boolean
}

export function PostalCodeField({
  region,
  onChange,
  onFound,
  problem: givenProblem,
  mayWrite = true,
}: Props) {
  const id = useId()
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const search = usePostalSearch({ region, onChange, onFound })
  const { state } = search
  const problem = state.kind === 'unknown' ? unknownText(state.text, mayWrite, t) : givenProblem
  const help = region.isByHand ? undefined : t('place.pin_help')
  const handleHand = () => {
    search.forget()
    onChange(byHand(region, !region.isByHand))
  }
  const handleChoose = (prediction: Prediction) => {
    // The focused element is removed. After a touch the field is not focused: its keyboard would cover the results.
    if (document.activeElement?.matches(':focus-visible')) field.current?.focus()
    search.choose(prediction)
  }
  return (
    <div className={styles.postal}>
      <FieldFrame id={id} label={t('place.pin_label')} isOptional={false} {...{ help, problem }} isAnnounced>
        <input
          ref={field}
          id={id}
          className="input numbers"
          inputMode="numeric"
          autoComplete="postal-code"
          value={region.zipcode}
          maxLength={10}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { help, problem })}
          onChange={({ target }) =>
            region.isByHand ? onChange({ ...region, zipcode: target.value }) : search.type(target.value)
          }
        />
      </FieldFrame>
      <SearchOutcome state={state} mayWrite={mayWrite} onChoose={handleChoose} />
      <div className={styles.postalActions}>
        <LocateButton onLocated={search.locateAt} />
        {mayWrite && (
          <button type="button" className="text-link" onClick={handleHand}>
            {t(region.isByHand ? 'place.by_search' : 'place.by_hand')}
          </button>
        )}
      </div>
    </div>
  )
}

function LocateButton({ onLocated }: { onLocated: (latitude: number, longitude: number) => void }) {
  const t = useTranslate()
  const { isBusy, ask } = useAction()
  const locate = async () => {
    const place = await deviceLocation()
    if (place) onLocated(place.latitude, place.longitude)
  }
  return (
    <button
      type="button"
      className="text-link"
      title={t('shell.to_locate_you')}
      aria-disabled={isBusy}
      onClick={() => void ask(locate)}
    >
      <Icon of={locateOutline} isSmall />
      {t(isBusy ? 'place.locating' : 'place.locate')}
    </button>
  )
}

interface SearchOutcomeProps {
  state: SearchState
  mayWrite: boolean
  onChoose: (prediction: Prediction) => void
}

export function SearchOutcome({ state, mayWrite, onChoose }: SearchOutcomeProps) {
  const t = useTranslate()
  return (
    <>
      <p className="small dim" role="status" hidden={state.kind === 'quiet' || state.kind === 'unknown'}>
        {textOf(state, mayWrite, t)}
      </p>
      {state.kind === 'suggested' && (
        <ul className={`card list ${styles.postalFound}`} aria-label={t('place.suggestions')}>
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

function textOf(state: SearchState, mayWrite: boolean, t: Translate): string | null {
  if (state.kind === 'quiet' || state.kind === 'unknown') return null
  if (state.kind === 'searching') return t('place.searching')
  if (state.kind === 'failed') return t(mayWrite ? 'place.failed' : 'place.failed_code')
  const found = t('place.found', { count: state.predictions.length })
  return state.isMapsAway ? `${found} ${t('place.maps_away')}` : found
}

/** Returns the hint when no place was found: for the device's position, an invalid code or an unknown one. */
export function unknownText(text: string, mayWrite: boolean, t: Translate): string {
  if (text === '') return t('place.unknown_here')
  if (isSearched(text) && !/^\p{Number}+$/u.test(text)) return t('place.no_code', { text })
  return t(mayWrite ? 'place.unknown' : 'place.unknown_code', { text })
}
