import type { MessageId } from '#design/messages'

/** A room of the house that is not built yet: what it is called and what it will be. */
export interface Room {
  title: MessageId
  text: MessageId
  /** The one way on. */
  way: { label: MessageId; path: string }
}

export type RoomName =
  | 'account'
  | 'affiliate'
  | 'blog'
  | 'cart'
  | 'category'
  | 'message board'
  | 'orders'
  | 'page'
  | 'points'
  | 'registration'
  | 'renewal'
  | 'search'
  | 'seller'
  | 'sign in'
  | 'tickets'
  | 'volunteer'
  | 'wallet'
  | 'wishlist'

const events = { label: 'events.see_all', path: '/events' } as const
const home = { label: 'states.go_home', path: '/tabs/home' } as const
const contact = { label: 'contact.title', path: '/contact-us' } as const

export const rooms: Record<RoomName, Room> = {
  account: { title: 'shell.account', text: 'pages.soon_account', way: events },
  affiliate: { title: 'shell.affiliate_program', text: 'pages.soon_affiliate', way: home },
  blog: { title: 'shell.blogs', text: 'pages.soon_blog', way: { label: 'shell.gallery', path: '/gallery' } },
  cart: { title: 'store.your_cart', text: 'pages.soon_cart', way: home },
  category: { title: 'shell.categories', text: 'pages.soon_store', way: home },
  'message board': { title: 'pages.message_board', text: 'pages.soon_message_board', way: events },
  orders: { title: 'shell.orders', text: 'pages.soon_orders', way: home },
  page: { title: 'states.coming_soon_title', text: 'states.coming_soon_text', way: home },
  points: { title: 'shell.reward_points', text: 'pages.soon_points', way: home },
  registration: { title: 'shell.student_registration', text: 'pages.soon_registration', way: contact },
  renewal: { title: 'registration.renewal', text: 'pages.soon_renewal', way: contact },
  search: { title: 'shell.search', text: 'pages.soon_search', way: home },
  seller: { title: 'shell.become_a_seller', text: 'pages.soon_seller', way: contact },
  'sign in': { title: 'shell.sign_in', text: 'pages.soon_account', way: home },
  tickets: { title: 'events.register', text: 'pages.soon_tickets', way: events },
  volunteer: { title: 'shell.be_a_volunteer', text: 'pages.soon_volunteer', way: contact },
  wallet: { title: 'shell.wallet', text: 'pages.soon_wallet', way: home },
  wishlist: { title: 'shell.wishlist', text: 'pages.soon_wishlist', way: home },
}

const names = new Map<string, Room>(Object.entries(rooms))

export const roomOf = (name: string | undefined): Room => names.get(name ?? '') ?? rooms.page
