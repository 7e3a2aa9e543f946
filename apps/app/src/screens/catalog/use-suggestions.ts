import { useEffect, useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { readSuggestions, type Suggestions } from './catalog-calls.ts'

/** Milliseconds without a letter before we ask. */
const PAUSE = 180
const FEWEST_LETTERS = 2

interface Answered {
  text: string
  suggestions: Suggestions
}

/** What the typed words may mean; null until something is known. What comes too late is not shown. */
export function useSuggestions(typed: string): Suggestions | null {
  const text = typed.trim()
  const { business } = useVisit()
  const [answered, setAnswered] = useState<Answered | null>(null)
  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return undefined
    let isWanted = true
    const waiting = setTimeout(() => {
      readSuggestions(text, { business }).then(
        (suggestions) => {
          if (isWanted) setAnswered({ text, suggestions })
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
  return answered !== null && text.length >= FEWEST_LETTERS && answered.text === text
    ? answered.suggestions
    : null
}
