import { holdsControls } from './plain-text.ts'

/** Browsers drop control characters before they parse a URL, and read `\` as `/`. */
const NEVER_IN_ADDRESS = /[\s<>"\\]/

const SITE = 'https://site.invalid'

const authorityOf = (address: string): string =>
  address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? ''

/** True for a path of this site: it begins with one `/`, and resolves to this site in a browser. */
export function isSitePath(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//')) return false
  if (NEVER_IN_ADDRESS.test(address) || holdsControls(address) || !URL.canParse(address, SITE)) return false
  const { origin, pathname } = new URL(address, SITE)
  return origin === SITE && !pathname.startsWith('//')
}

/** True for an http or https URL without credentials, which look like the host before an `@`. */
export function isHttpAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || NEVER_IN_ADDRESS.test(address) || holdsControls(address)) return false
  return URL.canParse(address) && !authorityOf(address).includes('@')
}

/** True for URLs allowed in links and pictures: http, https, or a path of this site. */
export const isWebAddress = (address: string): boolean => isSitePath(address) || isHttpAddress(address)
