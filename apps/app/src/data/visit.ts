import { createContext, useContext } from 'react'

export interface Visit {
  path: string
  search: string
  origin: string
  language: string
  /** The site's day, 'YYYY-MM-DD'. */
  today: string
  applicationType: 'web' | 'mobile'
  business: string | null
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
