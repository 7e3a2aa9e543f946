import type { FastifyRequest } from 'fastify'
import { languageOf, type Language } from '#framework/messages'

/** The dialect's clients name a language as `_lang`. */
function asked({ query }: FastifyRequest): string | undefined {
  if (typeof query !== 'object' || query === null || !('_lang' in query)) return undefined
  return typeof query._lang === 'string' ? query._lang : undefined
}

/** The language in which a request wants to be answered. */
export function requestLanguage(request: FastifyRequest): Language {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return languageOf({ asked: asked(request), cookie, acceptLanguage })
}
