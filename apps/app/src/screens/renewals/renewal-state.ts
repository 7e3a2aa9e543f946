import { isContent, listIn, parseJson, textIn, type Content } from '../../data/content.ts'
import { deviceStoreOn, type DeviceStore } from '../../data/device/device-store.ts'
import type { Answers, FormField } from '../../ui/form/definition/form-field.ts'
import type { NamedChild, RenewalChild, Renewed } from './renewal-calls.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { wireAnswers } from '../../ui/form/submission/wire-answers.ts'
import type { MessageId } from '#design/messages'
import type { Translate } from '../../language/text.ts'

export interface ChildAnswers {
  changes: Answers
  given: readonly string[]
  withdrawn: readonly string[]
  /** Idempotency key: repeated requests are one renewal. */
  key: string
}

export interface RenewalState {
  at: 'phone' | 'code' | 'children' | 'changes' | 'done'
  phone: string
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

/** Session storage: it survives a reload and a gateway's page, and ends with the window. */
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

/** Checks the name alone: only this page in this window writes the value. */
const isChild = (value: unknown): value is RenewalChild =>
  isContent(value) && typeof value['student'] === 'string' && isContent(value['preview'])

/** Checks the shape; a child from an older version of this page is asked for again and is the same renewal. */
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

export type ConsentsBefore = Readonly<Record<string, number>>

const nothing: Omit<ChildAnswers, 'key'> = { changes: {}, given: [], withdrawn: [] }

export function childAnswers({ answers }: Pick<RenewalState, 'answers'>, student: string): ChildAnswers {
  return answers[student] ?? { ...nothing, key: randomKey() }
}

/** Returns the data to send: the changed fields, and the consents given or withdrawn. Others stay unchanged. */
export function sentOf({ changes, given, withdrawn, key }: ChildAnswers, fields: readonly FormField[]) {
  const filled = Object.entries(wireAnswers(fields, changes)).filter(([, value]) => value !== null)
  return {
    changes: Object.fromEntries(filled),
    consents: Object.fromEntries(given.map((purpose) => [purpose, 1])),
    withdrawn_consents: withdrawn,
    idempotency_key: key,
  } as const
}

export function withChange(before: ChildAnswers, changes: Answers): ChildAnswers {
  return { ...before, changes: { ...before.changes, ...changes } }
}

export function isConsentGiven(answers: ChildAnswers, before: ConsentsBefore, purpose: string): boolean {
  if (answers.withdrawn.includes(purpose)) return false
  return before[purpose] === 1 || answers.given.includes(purpose)
}

export function withConsent(
  answers: ChildAnswers,
  before: ConsentsBefore,
  { purpose, isGiven }: { purpose: string; isGiven: boolean },
): ChildAnswers {
  const without = (list: readonly string[]) => list.filter((one) => one !== purpose)
  const given = without(answers.given)
  const withdrawn = without(answers.withdrawn)
  if (isGiven === (before[purpose] === 1)) return { ...answers, given, withdrawn }
  return isGiven
    ? { ...answers, given: [...given, purpose], withdrawn }
    : { ...answers, given, withdrawn: [...withdrawn, purpose] }
}

interface ChangedField {
  fieldname: string
  fieldtype: 'Data' | 'Phone' | 'Small Text'
  label: MessageId
}

/**
 * Fields that may change within a year. A guardian's own phone number is not among them: the office verifies the
 * caller.
 */
const fields: readonly ChangedField[] = [
  { fieldname: 'address', fieldtype: 'Data', label: 'renewal.address' },
  { fieldname: 'address_line_2', fieldtype: 'Data', label: 'renewal.address_line_2' },
  { fieldname: 'city', fieldtype: 'Data', label: 'renewal.city' },
  { fieldname: 'state', fieldtype: 'Data', label: 'renewal.state' },
  { fieldname: 'zip_code', fieldtype: 'Data', label: 'renewal.zip_code' },
  { fieldname: 'emergency_contact_name', fieldtype: 'Data', label: 'renewal.emergency_name' },
  { fieldname: 'emergency_contact_phone', fieldtype: 'Phone', label: 'renewal.emergency_phone' },
  { fieldname: 'doctor_name', fieldtype: 'Data', label: 'renewal.doctor_name' },
  { fieldname: 'doctor_phone', fieldtype: 'Phone', label: 'renewal.doctor_phone' },
  { fieldname: 'parent_email_address', fieldtype: 'Data', label: 'renewal.email' },
  { fieldname: 'allergies', fieldtype: 'Small Text', label: 'renewal.allergies' },
  { fieldname: 'medical_notes', fieldtype: 'Small Text', label: 'renewal.medical' },
]

export const changedFields = (t: Translate): FormField[] =>
  fields.map((field) => ({ ...field, label: t(field.label) }))

export const purposes: readonly (readonly [string, MessageId])[] = [
  ['records of the school', 'family.purpose_records'],
  ['pictures on our pages', 'family.purpose_pictures'],
  ['first aid and a doctor', 'family.purpose_first_aid'],
  ['messages about school days', 'family.purpose_messages'],
]

/** Purpose whose consent is required: without it the school cannot store a child's record. */
export const NEEDED_PURPOSE = 'records of the school'
