import { trimEnds } from '#meta'

export const HOME = 'home-page'

export function pageRoute(asked: string | null): string {
  const route = trimEnds((asked ?? '').trim().toLowerCase(), '/').replace(/^p\//, '')
  return route === '' ? HOME : route
}

/** Pages at the top level of the app, by the specification; others are below /p. */
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

export function siteAddress({ route, doctype }: Place): string {
  const path = doctype === 'Web Page' ? pagePath(route) : route
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

interface Publishable {
  readonly published: 0 | 1
  readonly publish_on: string | null
}

/** Formats a time in a zone: 'YYYY-MM-DD HH:MM:SS'. */
function clockIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  )
}

export function isPublished({ published, publish_on }: Publishable, now: Date, timeZone: string): boolean {
  return published === 1 && (publish_on === null || publish_on.slice(0, 19) <= clockIn(timeZone, now))
}
