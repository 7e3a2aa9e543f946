import { chevronDownOutline } from 'ionicons/icons'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from '#client'
import { useSiteChrome } from '../data/site.ts'
import { useSay } from '../language/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { entriesBeside, headerItems } from './menu-entries.ts'

/** The organisation's own items, and the specification's entries that they do not lead to, each behind its flag. */
export function MenuEntries() {
  const say = useSay()
  const { settings, menus } = useSiteChrome()
  const items = headerItems(menus, settings?.additional_menus)
  const flagged = entriesBeside(items, settings).map(({ label, path }): MenuItem => ({
    menu_label: say(label),
    redirect_url: path,
    icon: null,
    child_menu: [],
  }))
  return (
    <>
      {items.length > 0 && <Items items={items} />}
      {items.length > 0 && flagged.length > 0 && <h2>{say('shell.shop_and_account')}</h2>}
      {flagged.length > 0 && <Items items={flagged} />}
    </>
  )
}

function Items({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="side-menu-entries">
      {items.map((item) => (
        <li key={item.redirect_url + item.menu_label}>
          {item.child_menu.length > 0 ? <Group item={item} /> : <Entry item={item} />}
        </li>
      ))}
    </ul>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  return (
    <SiteLink href={item.redirect_url} aria-current={pathname === item.redirect_url ? 'page' : undefined}>
      {item.menu_label}
    </SiteLink>
  )
}

function Group({ item }: { item: MenuItem }) {
  const own = item.redirect_url ? [{ ...item, child_menu: [] }] : []
  return (
    <details>
      <summary>
        {item.menu_label}
        <Icon of={chevronDownOutline} isSmall />
      </summary>
      <Items items={[...own, ...item.child_menu]} />
    </details>
  )
}
