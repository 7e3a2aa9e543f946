import { isContent, listIn, parseJson, textIn, type Content } from '../../data/content.ts'
import { deviceStoreOn, type DeviceStore } from '../../data/device/device-store.ts'
import type { Answers } from '../../ui/form/definition/form-field.ts'
import type { NamedChild } from './named-child.ts'
import type { RenewalChild, Renewed } from './renewal-calls.ts'

/** What was typed for one child. */
export interface ChildAnswers {
  changes: Answers
  /** Consents given now that were not given before. */
  given: readonly string[]
  /** Consents given before that are withdrawn now, each after a question. */
  withdrawn: readonly string[]
  /** However often it is sent, one renewal. */
  key: string
}

/** A renewal from the phone number to the fee. */
export interface RenewalState {
  at: 'phone' | 'code' | 'children' | 'changes' | 'done'
  phone: string
  /** The child by whom the family is found: a name, a birth date as 'YYYY-MM-DD', or both. */
  child: NamedChild
  token: string
  students: readonly RenewalChild[]
  chosen: readonly string[]
  answers: Readonly<Record<string, ChildAnswers>>
  renewed: readonly Renewed[]
}

export const firstState: RenewalState = {
  ...{ at: 'phone', phone: '', child: { name: '', born: '' }, token: '' },
  ...{ students: [], chosen: [], answers: {}, renewed: [] },
}

const address = 'mela.renewal'

/** It outlives a reload and the way to a gateway's page, and ends with the window. */
const windowStore = deviceStoreOn(() => globalThis.sessionStorage)

export function storeRenewal(state: RenewalState, store: DeviceStore = windowStore): void {
  store.write(address, JSON.stringify(state))
}

export function forgetRenewal(store: DeviceStore = windowStore): void {
  store.remove(address)
}

export function readRenewal(store: DeviceStore = windowStore): RenewalState {
  const stored = parseJson(store.read(address) ?? '')
  if (!isContent(stored)) return firstState
  return {
    at: stepIn(textIn(stored, 'at')),
    phone: textIn(stored, 'phone'),
    child: childIn(stored['child']),
    token: textIn(stored, 'token'),
    students: listIn(stored, 'students').filter(isChild),
    chosen: listIn(stored, 'chosen').filter((name) => typeof name === 'string'),
    answers: answersIn(stored['answers']),
    renewed: listIn(stored, 'renewed').filter(isRenewed),
  }
}

const childIn = (value: unknown): NamedChild =>
  isContent(value) ? { name: textIn(value, 'name'), born: textIn(value, 'born') } : firstState.child

const steps: readonly RenewalState['at'][] = ['phone', 'code', 'children', 'changes', 'done']

const stepIn = (text: string): RenewalState['at'] => steps.find((step) => step === text) ?? 'phone'

/** Written by this page alone, in this window: what has its name is whole. */
const isChild = (value: unknown): value is RenewalChild =>
  isContent(value) && typeof value['student'] === 'string' && isContent(value['preview'])

/** An older version of this page may have kept less: that child is asked for again, and is the same renewal. */
const isRenewed = (value: unknown): value is Renewed =>
  isContent(value) &&
  typeof value['student'] === 'string' &&
  typeof value['renewal'] === 'string' &&
  typeof value['academic_year'] === 'string' &&
  (value['fee'] === null || (isContent(value['fee']) && Array.isArray(value['fee']['instalments'])))

function answersIn(value: unknown): RenewalState['answers'] {
  if (!isContent(value)) return {}
  const entries = Object.entries(value).filter((entry): entry is [string, Content] => isContent(entry[1]))
  return Object.fromEntries(
    entries.map(([student, typed]) => [
      student,
      {
        changes: isContent(typed['changes']) ? typed['changes'] : {},
        given: listIn(typed, 'given').filter((purpose) => typeof purpose === 'string'),
        withdrawn: listIn(typed, 'withdrawn').filter((purpose) => typeof purpose === 'string'),
        key: textIn(typed, 'key'),
      },
    ]),
  )
}
