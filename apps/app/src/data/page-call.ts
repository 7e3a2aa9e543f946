import type { WireRequest } from '#client'

/**
 * A read that a page needs before it can be shown. The key names the answer on both sides: the server inlines it
 * under this key, the browser caches it under the same one.
 */
export interface PageCall<Answer = unknown> extends WireRequest {
  key: string
  method: 'GET' | 'POST'
  /** Its answer is in the language of whoever asks: another language has another answer. */
  isTranslated?: boolean
  /** Never set: carries the answer's type only. */
  readonly answer?: Answer
}

/** The answer to a call as far as it is known, already out of its envelope. */
export type Known = <Answer>(call: PageCall<Answer>) => Answer | undefined
