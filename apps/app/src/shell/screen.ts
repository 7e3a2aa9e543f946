import type { ReactNode } from 'react'
import type { MessageId } from '#design/messages'
import type { Translate } from '../language/text.ts'
import type { Known, PageCall } from '../data/page-call.ts'
import type { Visit } from '../data/visit.ts'

export type Params = Readonly<Record<string, string>>

export interface PageProps {
  params: Params
}

export interface ScreenVisit {
  visit: Visit
  /** Path parameters, for example { id: 'G-00001' }. */
  params: Params
  known: Known
}

export interface Head {
  title: string
  description: string
  canonical: string
  image?: string | null | undefined
  kind?: 'website' | 'article'
  /** Feed of new pages, for programs that read feeds. */
  feed?: { title: string; path: string }
  /** False excludes the page from search engines, for example a page that is not built yet. */
  isIndexed?: boolean
}

export interface Subject {
  call: PageCall
  missing: 'home' | 'not found'
  /** True when the response itself reports "not found"; otherwise the server reports an error. */
  isNotFound?: boolean
  notFoundTitle?: MessageId
}

export interface Screen {
  bar: (params: Params) => Bar
  /** Returns the calls that are known so far; more may follow from their responses. */
  calls: (visit: ScreenVisit) => PageCall[]
  head: (visit: ScreenVisit, t: Translate) => Head
  /** Returns the read without which the whole page is missing. */
  subject?: (visit: ScreenVisit) => Subject | undefined
}

/** A page as the server renders it: `serverPage` of each `<screen>.screen.tsx`. */
export interface ServerPage {
  screen: Screen
  /** Returns structured data (JSON-LD), which only search engines read and no browser loads. */
  jsonLd?: (visit: ScreenVisit, t: Translate) => readonly object[]
  /** Has the same controls as the page in the app, so that nothing moves when the app starts. */
  body: (params: Params) => ReactNode
}

export interface Bar {
  title?: MessageId
  parent: string
  /** The specification's no_search_icon: pages with a search field of their own. */
  noSearchIcon: boolean
}

export const rootBar: Bar = { parent: '/tabs/home', noSearchIcon: true }

export function innerBar(title: MessageId, changes: Partial<Bar> = {}): Bar {
  return { title, parent: '/tabs/home', noSearchIcon: false, ...changes }
}
