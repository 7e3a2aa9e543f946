import { useState, type MouseEvent } from 'react'
import { useVisit } from '../../data/visit.ts'

/** Which part of a list a page shows. Empty means all. */
export interface Question {
  category: string
  txt: string
  start: number
}

const furthest = 10_000

function startIn(text: string | null): number {
  return text !== null && /^\d{1,5}$/.test(text) ? Math.min(Number(text), furthest) : 0
}

/** What an address asks for. */
export function questionIn(search: string): Question {
  const asked = new URLSearchParams(search)
  return {
    category: asked.get('category') ?? '',
    txt: (asked.get('txt') ?? '').slice(0, 100),
    start: startIn(asked.get('start')),
  }
}

/** The same as the arguments of a call: what is empty is left out. */
export function argumentsOf({ category, txt, start }: Question): Partial<Question> {
  return {
    ...(category === '' ? {} : { category }),
    ...(txt === '' ? {} : { txt }),
    ...(start === 0 ? {} : { start }),
  }
}

/** The same as the end of an address. */
export function searchOf(question: Question): string {
  const given = Object.entries(argumentsOf(question)).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(given).toString()
  return search === '' ? '' : `?${search}`
}

/** What this page asks for: it stands in the address, so that it can be sent on and works without the app too. */
export function useQuestion(path: string) {
  const { search } = useVisit()
  const [question, setQuestion] = useState(() => questionIn(search))
  const ask = (changes: Partial<Question>) => {
    const next = { ...question, start: 0, ...changes }
    setQuestion(next)
    history.replaceState(history.state, '', path + searchOf(next))
  }
  /** A link to another part of the list; plain where the app has not started. */
  const linkTo = (changes: Partial<Question>) => ({
    href: path + searchOf({ ...question, start: 0, ...changes }),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      ask(changes)
    },
  })
  return { question, ask, linkTo }
}

export type Asked = ReturnType<typeof useQuestion>
