import type { MessageId } from '#design/messages'

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
