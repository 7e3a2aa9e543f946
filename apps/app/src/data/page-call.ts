import type { WireRequest } from '#client'
import type { Visit } from './visit.ts'

/**
 * A read that a page needs before it can be shown. The key names the answer on both sides: the server inlines it
 * under this key, the browser caches it under the same one.
 */
export interface PageCall<Answer = unknown> extends WireRequest<Answer> {
  key: string
  method: 'GET' | 'POST'
  /** Its answer is in the language of whoever asks: another language has another answer. */
  isTranslated?: boolean
}

/** The answer to a call as far as it is known, already out of its envelope. */
export type Known = <Answer>(call: PageCall<Answer>) => Answer | undefined

/** The name of a call's answer in a language; English has the plain one. */
export const keyIn = ({ key, isTranslated }: PageCall, language: string): string =>
  isTranslated && language !== 'en' ? `${key}~${language}` : key

/** A call that says in which language it wants its answer, where that makes a difference. */
export function inLanguage<Answer>(call: PageCall<Answer>, language: string): PageCall<Answer> {
  if (!call.isTranslated) return call
  const mark = call.url.includes('?') ? '&' : '?'
  return { ...call, key: keyIn(call, language), url: `${call.url}${mark}_lang=${language}` }
}

type Store = Pick<Visit, 'business'>

/**
 * Whose things are shown, wherever things are: those of the store that a person chose, and of every store where he chose
 * none. So it stands among the arguments of what is asked; everybody who chose none asks the same.
 */
export const scopeOf = ({ business }: Store): { business?: string } => (business === null ? {} : { business })

/** The name of an answer that hangs on it: it is asked for again when another store is chosen. */
export const scopedKey = (key: string, { business }: Store): string =>
  business === null ? key : `${key}@${business}`
