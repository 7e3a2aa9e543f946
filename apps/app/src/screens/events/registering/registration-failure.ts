import { MelaError } from '#client'
import type { Translate } from '../../../language/text.ts'
import type { Problems } from './registration-problems.ts'

/** Why a registration was not taken: in words, and at a field where it is one. */
export interface Failure {
  words: string
  problems: Problems
  /** What is left of the event is another than was shown. */
  isPlaceChanged: boolean
}

const placeCodes: ReadonlySet<string> = new Set(['events.full', 'events.over', 'events.elsewhere'])

const failureWith = (words: string, problems: Problems = {}, isPlaceChanged = false): Failure => ({
  words,
  problems,
  isPlaceChanged,
})

export function failureOf(error: unknown, t: Translate): Failure {
  if (!(error instanceof MelaError)) return failureWith(t('event_registration.failed'))
  if (error.isOffline) return failureWith(t('event_registration.no_network'))
  if (error.status >= 500) return failureWith(t('event_registration.failed'))
  if (error.code === 'events.closed') return failureWith(t('event_registration.closed_meanwhile'), {}, true)
  const problems: Problems = error.field === '' ? {} : { [error.field]: { text: error.message } }
  return failureWith(error.message, problems, placeCodes.has(error.code))
}
