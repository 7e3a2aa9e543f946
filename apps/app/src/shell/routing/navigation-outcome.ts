import { clientSettings } from '#client'
import { innerPath, isExternal } from '../../ui/link/site-link.tsx'
import { isHomePath } from './routes.ts'

export interface LinkFacts {
  href: string
  target: string
  isDownload: boolean
  isBack: boolean
  isRoot: boolean
}

export type LinkOutcome =
  /** Left to the browser: downloads, mail, phone and fragments of the same page. */
  | { kind: 'browser' }
  | { kind: 'back'; fallback: string }
  | { kind: 'root'; path: string }
  | { kind: 'page'; path: string }
  | { kind: 'site'; address: string }
  | { kind: 'new tab'; address: string }

const browser: LinkOutcome = { kind: 'browser' }

/**
 * Returns the outcome of a click on a link. `isReference` is true when its host may open in the reference-site modal.
 */
export function linkOutcome(
  link: LinkFacts,
  page: { origin: string; pathname: string },
  isReference: boolean,
): LinkOutcome {
  if (link.isDownload || link.href.startsWith('#')) return browser
  if (link.isBack) return { kind: 'back', fallback: link.href }
  const path = pathOn([page.origin, clientSettings.host], link.href)
  return path === null ? outerOutcome(link, isReference) : innerOutcome(link, path)
}

function innerOutcome(link: LinkFacts, path: string): LinkOutcome {
  if (link.target === '_blank') return browser
  return { kind: link.isRoot ? 'root' : 'page', path }
}

function outerOutcome(link: LinkFacts, isReference: boolean): LinkOutcome {
  if (!isExternal(link.href)) return browser
  if (isReference) return { kind: 'site', address: link.href }
  return link.target === '_blank' ? browser : { kind: 'new tab', address: link.href }
}

function pathOn(origins: readonly string[], href: string): string | null {
  for (const origin of origins) {
    const path = origin === '' ? null : innerPath(href, origin)
    if (path !== null) return path
  }
  return null
}

export type BackOutcome =
  | 'home'
  | 'exit'
  /** Ignores the back button, as the specification requires. */
  | 'trapped'
  /** Through the visited paths, when the website does not trap the button. */
  | 'walk back'

const otherTabs = /^\/tabs\/(category|wishlist|my-profile)$/

export function backOutcome(path: string, isTrapped: boolean): BackOutcome {
  if (otherTabs.test(path)) return 'home'
  if (isHomePath(path)) return 'exit'
  return isTrapped ? 'trapped' : 'walk back'
}
