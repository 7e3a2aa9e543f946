import { call } from '#client'
import type { Methods } from '#contract'
import { isContent, parseJson, textIn } from '../../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'
import { randomKey } from '../../../ui/form/random-key.ts'
import {
  answersOnWire,
  attendeeOnWire,
  registrantOnWire,
  type RegistrationAnswers,
} from './registration-answers.ts'

export type Registered = Methods['mela.events.register']['output']

const keyOf = (event: string): string => `mela.registering.${event}`

export function registrationOnWire(event: string, answers: RegistrationAnswers, isWaiting: boolean) {
  return {
    event,
    ...registrantOnWire(answers),
    attendees: answers.attendees.map(attendeeOnWire),
    answers: answersOnWire(answers.answers),
    join_waitlist: isWaiting ? 1 : 0,
  } satisfies Omit<Methods['mela.events.register']['input'], 'idempotency_key'>
}

/** Returns the key for these answers: the same answers are one registration, even after the page was closed. */
export function keyFor(event: string, content: string, store: DeviceStore = deviceStore): string {
  const stored = parseJson(store.read(keyOf(event)) ?? '')
  if (isContent(stored) && textIn(stored, 'content') === content) return textIn(stored, 'key')
  const key = randomKey()
  store.write(keyOf(event), JSON.stringify({ content, key }))
  return key
}

export const forgetKey = (event: string, store: DeviceStore = deviceStore): void => store.remove(keyOf(event))

export function register(
  event: string,
  answers: RegistrationAnswers,
  isWaiting: boolean,
): Promise<Registered> {
  const body = registrationOnWire(event, answers, isWaiting)
  const idempotency_key = keyFor(event, JSON.stringify(body))
  return call('mela.events.register', { ...body, idempotency_key })
}
