import type { MenuItem, WebsiteSettings } from '#client'

/** Returns the links of the header: the website's menus, and the additional ones that those lack. */
export function headerItems(
  menus: readonly MenuItem[],
  additional: WebsiteSettings['additional_menus'] = [],
): MenuItem[] {
  if (menus.length === 0) return []
  const known = new Set(menus.map(({ redirect_url }) => redirect_url))
  const more = additional.filter(({ redirect_url }) => !known.has(redirect_url))
  return [...menus, ...more.map((item): MenuItem => ({ ...item, icon: null, child_menu: [] }))]
}
