import { useEffect, useState, type MouseEvent } from 'react'
import type { CallResult } from '#client/react'
import { productListSearch, parseProductListQuery, type ProductListQuery } from './product-list-query.ts'

/** Manages a list's query in the address, so that it can be shared and works before the app has started. */
export function useProductList(path: string, search: string) {
  const [question, setQuestion] = useState(() => parseProductListQuery(search))
  /** First of the pages that are shown; `question.page` is the last. */
  const [firstPage, setFirstPage] = useState(question.page)
  const show = (next: ProductListQuery, first: number) => {
    setQuestion(next)
    setFirstPage(first)
    history.replaceState(history.state, '', path + productListSearch(next))
  }
  useEffect(() => {
    // A sheet that closes removes its history entry, and with it the filters chosen in it, so the address is written again.
    const writeAgain = () => {
      if (location.pathname === path)
        history.replaceState(history.state, '', path + productListSearch(question))
    }
    addEventListener('popstate', writeAgain)
    return () => removeEventListener('popstate', writeAgain)
  }, [path, question])
  return {
    question,
    firstPage,
    ask: (next: ProductListQuery) => show(next, next.page),
    linkTo: (next: ProductListQuery) => linkFor(path + productListSearch(next), () => show(next, next.page)),
    joinLink: (page: number) => {
      const next = { ...question, page: Math.max(page, question.page) }
      return linkFor(path + productListSearch({ ...question, page }), () =>
        show(next, Math.min(page, firstPage)),
      )
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

export type ProductListState = ReturnType<typeof useProductList>

export function useLast<Value>(query: CallResult<Value>): CallResult<Value> & { isOld: boolean } {
  const [last, setLast] = useState(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const isOld = query.data === undefined && query.error === null && last !== undefined
  return isOld ? { ...query, data: last, isOld } : { ...query, isOld }
}
