import { useState, type MouseEvent } from 'react'
import { useVisit } from '../../data/visit.ts'

export interface MarketFilter {
  category: string
  /** Tag of blog posts; other lists have none. */
  tag: string
  txt: string
  start: number
}

const furthest = 10_000

function startIn(text: string | null): number {
  return text !== null && /^\d{1,5}$/.test(text) ? Math.min(Number(text), furthest) : 0
}

export function questionIn(search: string): MarketFilter {
  const asked = new URLSearchParams(search)
  return {
    category: asked.get('category') ?? '',
    tag: (asked.get('tag') ?? '').slice(0, 40),
    txt: (asked.get('txt') ?? '').slice(0, 100),
    start: startIn(asked.get('start')),
  }
}

export function marketArguments({ category, tag, txt, start }: MarketFilter): Partial<MarketFilter> {
  return {
    ...(category === '' ? {} : { category }),
    ...(tag === '' ? {} : { tag }),
    ...(txt === '' ? {} : { txt }),
    ...(start === 0 ? {} : { start }),
  }
}

export function marketSearch(question: MarketFilter): string {
  const given = Object.entries(marketArguments(question)).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(given).toString()
  return search === '' ? '' : `?${search}`
}

/** Manages the list's query in the address, so that it can be shared and works without the app. */
export function useQuestion(path: string) {
  const { search } = useVisit()
  const [question, setQuestion] = useState(() => questionIn(search))
  const ask = (changes: Partial<MarketFilter>) => {
    const next = { ...question, start: 0, ...changes }
    setQuestion(next)
    history.replaceState(history.state, '', path + marketSearch(next))
  }
  const linkTo = (changes: Partial<MarketFilter>) => ({
    href: path + marketSearch({ ...question, start: 0, ...changes }),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      ask(changes)
    },
  })
  return { question, ask, linkTo }
}

export type MarketQuery = ReturnType<typeof useQuestion>
