import type { MenuFlag, MenuItem, WebsiteSettings } from '#client'
import type { MessageId } from '#design/messages'

export interface FlaggedEntry {
  label: MessageId
  path: string
  flag: MenuFlag
}

/** Menu entries in the order and with the targets of section 2 of the specification, and gift cards. */
export const flaggedEntries: readonly FlaggedEntry[] = [
  { label: 'shell.home', path: '/tabs/home', flag: 'enable_home_menu' },
  { label: 'shell.categories', path: '/tabs/category', flag: 'enable_category_menu' },
  { label: 'shell.wishlist', path: '/tabs/wishlist', flag: 'enable_wishlist_menu' },
  { label: 'shell.my_cart', path: '/yourcart', flag: 'enable_cart_menu' },
  { label: 'shell.orders', path: '/my-orders', flag: 'enable_orders_menu' },
  { label: 'shell.profile', path: '/tabs/my-profile', flag: 'enable_profile_menu' },
  { label: 'shell.wallet', path: '/tabs/wallet', flag: 'enable_wallet' },
  { label: 'shell.gift_cards', path: '/gift-cards', flag: 'enable_gift_cards' },
  { label: 'shell.reward_points', path: '/reward-points', flag: 'enable_reward_points' },
  { label: 'shell.blogs', path: '/blog-list', flag: 'enable_blogs_menu' },
  { label: 'shell.become_a_seller', path: '/whysellwithus', flag: 'enable_seller_menu' },
  { label: 'shell.affiliate_program', path: '/affiliate-program', flag: 'enable_affiliate_menu' },
  { label: 'shell.contact_us', path: '/contact-us', flag: 'enable_contact_menu' },
  { label: 'shell.policies', path: '/terms-condition', flag: 'enable_policies_menu' },
]

const offByDefault: ReadonlySet<MenuFlag> = new Set([
  'enable_wallet',
  'enable_gift_cards',
  'enable_reward_points',
])

/** Returns the enabled entries; before the settings are known, all but wallet, gift cards and points. */
export function enabledEntries(settings: Partial<WebsiteSettings> | undefined): FlaggedEntry[] {
  return flaggedEntries.filter(({ flag }) => (settings?.[flag] ?? (offByDefault.has(flag) ? 0 : 1)) === 1)
}

export function otherEntries(
  items: readonly MenuItem[],
  settings: Partial<WebsiteSettings> | undefined,
): FlaggedEntry[] {
  const known = new Set(
    items.flatMap(({ redirect_url, child_menu }) => [
      redirect_url,
      ...child_menu.map((child) => child.redirect_url),
    ]),
  )
  return enabledEntries(settings).filter(({ path }) => !known.has(path))
}
