import { createContext, useContext } from 'react'

/** What is known about the request before any answer, the same on the server and in the browser. */
export interface Visit {
  path: string
  search: string
  /** The store's public origin. */
  origin: string
  language: string
  /** The site's day, 'YYYY-MM-DD'. */
  today: string
  applicationType: 'web' | 'mobile'
  /** The business that a person chose; the website's default one otherwise. */
  business: string | null
  /** The city that a person chose with it; null for nowhere in particular. */
  city: string | null
}

export const VisitContext = createContext<Visit>({
  path: '/',
  search: '',
  origin: 'http://localhost',
  language: 'en',
  today: '1970-01-01',
  applicationType: 'web',
  business: null,
  city: null,
})

export const useVisit = (): Visit => useContext(VisitContext)
