import { isSitePath } from '#meta'

const home = '/'

/** Where somebody goes on who has signed in: only paths of this app, and never this door again. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isSitePath(next) && !next.startsWith('/sign-in') ? next : home
}
