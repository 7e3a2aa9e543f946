import type { WireRequest } from '#client'
import type { Visit } from './visit.ts'

/** Read that a page needs before it can be shown. Server and browser cache the response under the same key. */
export interface PageCall<Answer = unknown> extends WireRequest<Answer> {
  key: string
  method: 'GET' | 'POST'
  isTranslated?: boolean
}

/** Returns the cached response to a call, without its envelope. */
export type Known = <Answer>(call: PageCall<Answer>) => Answer | undefined

export const keyIn = ({ key, isTranslated }: PageCall, language: string): string =>
  isTranslated && language !== 'en' ? `${key}~${language}` : key

export function inLanguage<Answer>(call: PageCall<Answer>, language: string): PageCall<Answer> {
  if (!call.isTranslated) return call
  const mark = call.url.includes('?') ? '&' : '?'
  return { ...call, key: keyIn(call, language), url: `${call.url}${mark}_lang=${language}` }
}

type Store = Pick<Visit, 'business'>

/**
 * Returns the arguments that limit a read to the chosen store; without a choice they are empty, so that all guests
 * share one response.
 */
export const scopeOf = ({ business }: Store): { business?: string } => (business === null ? {} : { business })

export const scopedKey = (key: string, { business }: Store): string =>
  business === null ? key : `${key}@${business}`
