import { useSiteChrome } from '../data/site.ts'
import { useVisit } from '../data/visit.ts'
import { useSay } from '../language/text.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { headerItems } from './menu-entries.ts'

/** As many as fit beside the search field; the side menu has them all. */
const mostLinks = 5

export function HeaderLinks() {
  const say = useSay()
  const { path } = useVisit()
  const { settings, menus } = useSiteChrome()
  const items = headerItems(menus, settings?.additional_menus).slice(0, mostLinks)
  return (
    <nav aria-label={say('shell.menu')}>
      {items.map((item) => (
        <SiteLink
          key={item.redirect_url + item.menu_label}
          href={item.redirect_url}
          aria-current={isWithin(path, item.redirect_url) ? 'page' : undefined}
        >
          {item.menu_label}
        </SiteLink>
      ))}
    </nav>
  )
}

/** A detail page counts to its list: /gallery-detail/x to /gallery, /event-detail/x to /events. */
export function isWithin(path: string, target: string): boolean {
  if (target === '/' || target === '') return path === '/'
  if (path === target || path.startsWith(`${target}/`)) return true
  const family = /^\/(gallery|event)/.exec(path)?.[1]
  return family !== undefined && target.startsWith(`/${family}`)
}
