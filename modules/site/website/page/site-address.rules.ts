import { HOME } from './page-route.rules.ts'

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
