import type { Call } from '#client/react'
import type { Visit } from './visit.ts'

/** Read that a page needs before it can be shown. Server and browser cache the response under the same key. */
export interface PageCall<Output = unknown> extends Call<Output> {
  key: string
  method: 'GET' | 'POST'
}

/** Returns the cached response to a call, without its envelope. */
export type Known = <Output>(call: PageCall<Output>) => Output | undefined

type Store = Pick<Visit, 'business'>

/**
 * Returns the arguments that limit a read to the chosen store; without a choice they are empty, so that all guests
 * share one response.
 */
export const scopeOf = ({ business }: Store): { business?: string } => (business === null ? {} : { business })

export const scopedKey = (key: string, { business }: Store): string =>
  business === null ? key : `${key}@${business}`
