import type { MessageId } from '#design/messages'

export interface PlannedPage {
  title: MessageId
  text: MessageId
  link: { label: MessageId; path: string }
}

export type PlannedPageName = 'page' | 'seller'

const home = { label: 'states.go_home', path: '/tabs/home' } as const
const contact = { label: 'contact.title', path: '/contact-us' } as const

const plannedPages: Record<PlannedPageName, PlannedPage> = {
  page: { title: 'states.coming_soon_title', text: 'states.coming_soon_text', link: home },
  seller: { title: 'shell.become_a_seller', text: 'pages.soon_seller', link: contact },
}

const names = new Map<string, PlannedPage>(Object.entries(plannedPages))

export const plannedPageOf = (name: string | undefined): PlannedPage =>
  names.get(name ?? '') ?? plannedPages.page
