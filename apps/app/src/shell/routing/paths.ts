import { trimEnd } from '#meta'

const homePaths: ReadonlySet<string> = new Set(['/', '/home', '/tabs/home', '/mobile/home', '/tabs'])

/** The paths that all show home; the empty one is what search engines know. */
export const isHomePath = (path: string): boolean => homePaths.has(withoutEndSlash(path))

export function withoutEndSlash(path: string): string {
  return path.length > 1 ? trimEnd(path, '/') || '/' : '/'
}
