import { trimEnd } from '#meta'

/** A path of this site as redirects compare it: no query, no slash at its end. Null when it is no path of this site. */
export function redirectPath(text: string): string | null {
  const [path = ''] = text.trim().split(/[?#]/, 1)
  if (!/^\/[^/\\\s]/.test(path) && path !== '/') return null
  return path === '/' ? path : trimEnd(path, '/')
}
