import type { PageCall } from './page-call.ts'

/** The name of a call's answer in a language; English has the plain one. */
export const keyIn = ({ key, isTranslated }: PageCall, language: string): string =>
  isTranslated && language !== 'en' ? `${key}~${language}` : key

/** A call that says in which language it wants its answer, where that makes a difference. */
export function inLanguage<Answer>(call: PageCall<Answer>, language: string): PageCall<Answer> {
  if (!call.isTranslated) return call
  const mark = call.url.includes('?') ? '&' : '?'
  return { ...call, key: keyIn(call, language), url: `${call.url}${mark}_lang=${language}` }
}
