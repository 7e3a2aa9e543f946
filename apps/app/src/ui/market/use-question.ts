import { useState, type MouseEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { questionIn, searchOf, type Question } from './question.ts'

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
