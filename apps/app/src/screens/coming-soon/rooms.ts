import type { MessageId } from '#design/messages'

/** A room of the house that is not built yet: what it is called and what it will be. */
export interface Room {
  title: MessageId
  text: MessageId
  /** The one way on. */
  way: { label: MessageId; path: string }
}

export type RoomName = 'affiliate' | 'blog' | 'page' | 'points' | 'seller' | 'wallet'

const home = { label: 'states.go_home', path: '/tabs/home' } as const
const contact = { label: 'contact.title', path: '/contact-us' } as const

export const rooms: Record<RoomName, Room> = {
  affiliate: { title: 'shell.affiliate_program', text: 'pages.soon_affiliate', way: home },
  blog: { title: 'shell.blogs', text: 'pages.soon_blog', way: { label: 'shell.gallery', path: '/gallery' } },
  page: { title: 'states.coming_soon_title', text: 'states.coming_soon_text', way: home },
  points: { title: 'shell.reward_points', text: 'pages.soon_points', way: home },
  seller: { title: 'shell.become_a_seller', text: 'pages.soon_seller', way: contact },
  wallet: { title: 'shell.wallet', text: 'pages.soon_wallet', way: home },
}

const names = new Map<string, Room>(Object.entries(rooms))

export const roomOf = (name: string | undefined): Room => names.get(name ?? '') ?? rooms.page
