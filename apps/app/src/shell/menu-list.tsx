import { chevronDownOutline } from 'ionicons/icons'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from '#client'
import { useSiteChrome } from '../data/site.ts'
import { useSay } from '../language/text.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { enabledEntries, headerItems } from './menu-entries.ts'

/** The header's items when it has any, else the flagged entries of the specification. */
export function MenuEntries() {
  const say = useSay()
  const { settings, menus } = useSiteChrome()
  const items = headerItems(menus, settings?.additional_menus)
  if (items.length > 0) return <Items items={items} />
  const flagged = enabledEntries(settings).map(({ label, path }): MenuItem => ({
    menu_label: say(label),
    redirect_url: path,
    icon: null,
    child_menu: [],
  }))
  return <Items items={flagged} />
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
