import { useRef, useState } from 'react'
import { placeSource, type PlaceSource, type Prediction } from './place-calls.ts'
import { found, isSearched, notFound, typed, type PostalRegion } from './postal-region.ts'

export type SearchState =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'suggested'; readonly predictions: readonly Prediction[]; readonly isMapsAway: boolean }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'failed' }

type Question = Parameters<PlaceSource['geocode']>[0]

const idle: SearchState = { kind: 'quiet' }

interface Searching {
  readonly region: PostalRegion
  readonly onChange: (region: PostalRegion) => void
  /** Called beside `onChange` when a place is found, and not while a code is typed. */
  readonly onFound?: ((region: PostalRegion) => void) | undefined
  readonly source?: PlaceSource
}

/**
 * Searches by postal code at exactly six characters; other lengths clear the suggestions, no result empties the fields,
 * and a single result is applied. A response to an outdated text is dropped.
 */
export function usePostalSearch({ region, onChange, onFound, source = placeSource }: Searching) {
  const [state, setState] = useState<SearchState>(idle)
  const latest = useRef(0)

  const ask = async (question: (isLatest: () => boolean) => Promise<SearchState>): Promise<void> => {
    latest.current += 1
    const mine = latest.current
    const isLatest = () => mine === latest.current
    setState({ kind: 'searching' })
    const next = await question(isLatest).catch((): SearchState => ({ kind: 'failed' }))
    if (isLatest()) setState(next)
  }

  const geocode = async (question: Question, text: string, isLatest: () => boolean): Promise<SearchState> => {
    const geocoded = await source.geocode(question)
    if (!isLatest()) return idle
    if (geocoded.status === 'UNKNOWN_ERROR') return { kind: 'failed' }
    const next = found(region, geocoded)
    onChange(next)
    if (geocoded.place === null) return { kind: 'unknown', text }
    onFound?.(next)
    return idle
  }

  const suggest = (text: string) =>
    ask(async (isLatest) => {
      const { status, predictions, note } = await source.suggest(text)
      if (!isLatest()) return idle
      const [only, ...others] = predictions
      if (only && others.length === 0) return geocode({ place_id: only.place_id }, only.description, isLatest)
      if (predictions.length > 0)
        return { kind: 'suggested', predictions, isMapsAway: note === 'maps_unavailable' }
      if (status === 'UNKNOWN_ERROR') return { kind: 'failed' }
      onChange(notFound(region))
      return { kind: 'unknown', text }
    })

  const locate = (question: Question, text: string) => ask((isLatest) => geocode(question, text, isLatest))

  return {
    state,
    type(text: string) {
      onChange(typed(region, text))
      if (isSearched(text)) return void suggest(text)
      latest.current += 1
      setState(idle)
    },
    choose: ({ place_id, description }: Prediction) => void locate({ place_id }, description),
    locateAt: (latitude: number, longitude: number) => void locate({ latitude, longitude }, ''),
    forget() {
      latest.current += 1
      setState(idle)
    },
  }
}
