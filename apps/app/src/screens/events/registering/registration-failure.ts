import { MelaError } from '#client'
import type { Say } from '../../../language/text.ts'
import type { Problems } from './registration-problems.ts'

/** Why a registration was not taken: in words, and at a field where it is one. */
export interface Failure {
  words: string
  problems: Problems
  /** What is left of the event is another than was shown. */
  isPlaceChanged: boolean
}

const placeCodes: ReadonlySet<string> = new Set(['events.full', 'events.over', 'events.elsewhere'])

const told = (words: string, problems: Problems = {}, isPlaceChanged = false): Failure => ({
  words,
  problems,
  isPlaceChanged,
})

export function failureOf(error: unknown, t: Say): Failure {
  if (!(error instanceof MelaError)) return told(t('event_registration.failed'))
  if (error.isOffline) return told(t('event_registration.no_network'))
  if (error.status >= 500) return told(t('event_registration.failed'))
  if (error.code === 'events.closed') return told(t('event_registration.closed_meanwhile'), {}, true)
  const problems: Problems = error.field === '' ? {} : { [error.field]: { text: error.message } }
  return told(error.message, problems, placeCodes.has(error.code))
}
