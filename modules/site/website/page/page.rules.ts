import { trimEnds } from '#meta'

export const HOME = 'home-page'

/** The route of a Web Page from what a client calls it: '/p/about-us/' is 'about-us', and nothing is the home page. */
export function pageRoute(asked: string | null): string {
  const route = trimEnds((asked ?? '').trim().toLowerCase(), '/').replace(/^p\//, '')
  return route === '' ? HOME : route
}

/** The pages that the app shows at the top, as the specification has them; every other page stands below /p. */
const ownPages: ReadonlySet<string> = new Set([
  'about-us',
  'terms-condition',
  'privacy-policy',
  'cancellation-policy',
])

interface Place {
  readonly route: string
  readonly doctype: string
}

function pagePath(route: string): string {
  if (route === HOME) return ''
  return ownPages.has(route) ? route : `p/${route}`
}

/** Where people find a public page of the site: the path of its one address. */
export function siteAddress({ route, doctype }: Place): string {
  const path = doctype === 'Web Page' ? pagePath(route) : route
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

interface Publishable {
  readonly published: 0 | 1
  readonly publish_on: string | null
}

/** The clock of a zone as documents write it, 'YYYY-MM-DD HH:MM:SS'. */
function clockIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  )
}

/** True once a page may be seen: it is published, and its moment, written in the site's zone, has come. */
export function isPublished({ published, publish_on }: Publishable, now: Date, timeZone: string): boolean {
  return published === 1 && (publish_on === null || publish_on.slice(0, 19) <= clockIn(timeZone, now))
}
