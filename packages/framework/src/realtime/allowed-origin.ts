import type { IncomingMessage } from 'node:http'

/** Whose pages may ask with a session's cookie. */
export interface OwnOrigins {
  /** The address that people use. */
  readonly publicUrl: string
  /** Origins other than our own. */
  readonly allowedOrigins: readonly string[]
}

/**
 * A page of a stranger may not listen with our cookie: browsers say whose page asks, and what is no browser says nothing.
 */
export function isAllowedOrigin(
  { origin, host }: Pick<IncomingMessage['headers'], 'origin' | 'host'>,
  { publicUrl, allowedOrigins }: OwnOrigins,
): boolean {
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host || (URL.canParse(publicUrl) && page.origin === new URL(publicUrl).origin)
}
