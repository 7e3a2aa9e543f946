import { useEffect, useState, type MouseEvent } from 'react'
import type { AnswerQuery } from '../../../data/query/use-answer.ts'
import { searchOf, parseProductListQuery, type ProductListQuery } from './product-list-query.ts'

/** What a list asks for. It stands in the address, so that it can be kept, sent on, and works before the app has started. */
export function useProductList(path: string, search: string) {
  const [question, setQuestion] = useState(() => parseProductListQuery(search))
  /** The first of the pages that are shown; `question.page` is the last. */
  const [firstPage, setFirstPage] = useState(question.page)
  const show = (next: ProductListQuery, first: number) => {
    setQuestion(next)
    setFirstPage(first)
    history.replaceState(history.state, '', path + searchOf(next))
  }
  useEffect(() => {
    // A sheet that closes takes its entry of the history along, and with it what was chosen in it.
    const writeAgain = () => {
      if (location.pathname === path) history.replaceState(history.state, '', path + searchOf(question))
    }
    addEventListener('popstate', writeAgain)
    return () => removeEventListener('popstate', writeAgain)
  }, [path, question])
  return {
    question,
    firstPage,
    ask: (next: ProductListQuery) => show(next, next.page),
    /** A link to the question with something changed; plain where the app has not started. */
    linkTo: (next: ProductListQuery) => linkFor(path + searchOf(next), () => show(next, next.page)),
    /** A link to a page that comes before or after those that are shown, and joins them. */
    joinLink: (page: number) => {
      const next = { ...question, page: Math.max(page, question.page) }
      return linkFor(path + searchOf({ ...question, page }), () => show(next, Math.min(page, firstPage)))
    },
  }
}

const linkFor = (href: string, show: () => void) => ({
  href,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    show()
  },
})

export type ProductList = ReturnType<typeof useProductList>

/** An answer that stays on the page while the next one is on its way. */
export function useLast<Value>(query: AnswerQuery<Value>): AnswerQuery<Value> & { isOld: boolean } {
  const [last, setLast] = useState(query.value)
  if (query.value !== undefined && query.value !== last) setLast(query.value)
  const isOld = query.value === undefined && query.error === null && last !== undefined
  return isOld ? { ...query, value: last, isOld } : { ...query, isOld }
}
