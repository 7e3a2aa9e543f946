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
  /** What the path says, for example { id: 'G-00001' }. */
  params: Params
  known: Known
}

/** What stands in the head of the document. */
export interface Head {
  title: string
  description: string
  /** The one address of this content, as a path. */
  canonical: string
  image?: string | null | undefined
  kind?: 'website' | 'article'
  jsonLd?: readonly object[]
  /** False keeps search engines away, for example from rooms that are not built yet. */
  isIndexed?: boolean
}

/** The read that a whole page is about. */
export interface Subject {
  call: PageCall
  /** What to show when there is no such thing. */
  missing: 'home' | 'not found'
  /** True where the answer itself says that there is none; otherwise the store says "does not exist". */
  isNotFound?: boolean
  /** What the document is called then; where it is absent, as while nothing is known yet. */
  notFoundTitle?: MessageId
}

/** Everything about a screen but its looks; the server and the app both read it. */
export interface Screen {
  bar: (params: Params) => Bar
  /** The reads that can be named with what is known so far; more may follow from their answers. */
  calls: (visit: ScreenVisit) => PageCall[]
  head: (visit: ScreenVisit, t: Translate) => Head
  /** The read without whose answer the whole page is missing. */
  subject?: (visit: ScreenVisit) => Subject | undefined
}

/** What the header says on a screen. */
export interface Bar {
  /** The words of the phone's bar; without them it is the logo and the menu button, as on home. */
  title?: MessageId
  /** Where the back arrow leads when nothing was visited before. */
  parent: string
  /** The specification's no_search_icon: pages with a search field of their own. */
  noSearchIcon: boolean
}

export const rootBar: Bar = { parent: '/tabs/home', noSearchIcon: true }

export function innerBar(title: MessageId, changes: Partial<Bar> = {}): Bar {
  return { title, parent: '/tabs/home', noSearchIcon: false, ...changes }
}
