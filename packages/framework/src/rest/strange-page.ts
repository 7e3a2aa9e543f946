import type { FastifyRequest } from 'fastify'

/**
 * True for a request that somebody else's page could make a browser send without asking us first: browsers say whose page
 * sends, and ask before they send JSON for another one. What is no browser says nothing, and nobody can make it send.
 */
export function isFromStrangePage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const sender = headers['sec-fetch-site']
  const isStrange = sender === 'cross-site' || sender === 'same-site'
  return isStrange && !(headers['content-type']?.startsWith('application/json') ?? false)
}

/** The browser's word that a page of this very origin sends; no script can write this header. */
export function isFromOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}
