import { useEffect, useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { readSuggestions, type Suggestions } from './catalog-calls.ts'

/** Milliseconds without a letter before we ask. */
const PAUSE = 180
const FEWEST_LETTERS = 2

/**
 * What the typed words may mean; null until something is known. What comes too late is not shown, and what was known stays
 * while the next letter is on its way.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const text = typed.trim()
  const { business } = useVisit()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return undefined
    let isWanted = true
    const waiting = setTimeout(() => {
      readSuggestions(text, { business }).then(
        (next) => {
          if (isWanted) setSuggestions(next)
        },
        // Without suggestions the search itself still works.
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(waiting)
    }
  }, [text, business])
  return text.length >= FEWEST_LETTERS ? suggestions : null
}
