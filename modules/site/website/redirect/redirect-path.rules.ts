import { trimEnd } from '#meta'

/** Normalises a path of this site: no query, no trailing slash. Null for other URLs. */
export function redirectPath(text: string): string | null {
  const [path = ''] = text.trim().split(/[?#]/, 1)
  if (!/^\/[^/\\\s]/.test(path) && path !== '/') return null
  return path === '/' ? path : trimEnd(path, '/')
}
