import { consentPurposes } from '#community/students'

/** Changeable fields that must not be empty. The office corrects names and birth dates. */
const requiredFields = ['parent_name', 'emergency_contact_name', 'emergency_contact_phone'] as const

const optionalFields = [
  'parent_email_address',
  'parent_name_2',
  'alternate_email_id',
  'address',
  'address_line_2',
  'city',
  'state',
  'zip_code',
  'doctor_name',
  'doctor_phone',
  'allergies',
  'medical_notes',
  'school_name',
] as const

type RequiredField = (typeof requiredFields)[number]

type OptionalField = (typeof optionalFields)[number]

export const changeableFields: readonly string[] = [...requiredFields, ...optionalFields]

/** Changed by the office only, because the number gives access to the family. */
export const PHONE_FIELD = 'parent_phone'

export interface ChangedFields {
  readonly fields: Readonly<
    Partial<Record<RequiredField, string>> & Partial<Record<OptionalField, string | null>>
  >
  readonly phone: string | null
}

export type ChangedFieldsProblem = { readonly unknown: string } | { readonly notText: string }

const changeable: ReadonlySet<string> = new Set(changeableFields)

function problemOf([field, value]: readonly [string, unknown]): ChangedFieldsProblem | null {
  if (field !== PHONE_FIELD && !changeable.has(field)) return { unknown: field }
  return typeof value === 'string' || value === null ? null : { notText: field }
}

export function parseChangedFields(value: unknown): ChangedFields | ChangedFieldsProblem {
  const entries: readonly (readonly [string, unknown])[] =
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  const problem = entries.map(problemOf).find((one) => one !== null)
  if (problem) return problem
  const texts = entries.flatMap(([field, text]) =>
    typeof text === 'string' || text === null ? [[field, text] as const] : [],
  )
  const pickFields = (names: readonly string[]) => texts.filter(([field]) => names.includes(field))
  const required = pickFields(requiredFields).map(([field, text]) => [field, text ?? ''] as const)
  const phone = texts.find(([field]) => field === PHONE_FIELD)?.[1] ?? null
  return {
    fields: { ...Object.fromEntries(required), ...Object.fromEntries(pickFields(optionalFields)) },
    phone: phone === '' ? null : phone,
  }
}

export type ConsentPurpose = (typeof consentPurposes)[number]

export interface ConsentChange {
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
}

function toPurpose(text: unknown): ConsentPurpose | undefined {
  return consentPurposes.find((purpose) => purpose === text)
}

const isYesOrNo = (value: unknown): boolean => value === 0 || value === 1 || typeof value === 'boolean'

/**
 * Parses `{purpose: 1 | 0}` and returns the given consents; null for other values. A 0 withdraws nothing, because the
 * box may not have been displayed.
 */
export function parseConsents(value: unknown): readonly ConsentPurpose[] | null {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return null
  const given: ConsentPurpose[] = []
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  for (const [name, answer] of entries) {
    const purpose = toPurpose(name)
    if (purpose === undefined || !isYesOrNo(answer)) return null
    if (answer === 1 || answer === true) given.push(purpose)
  }
  return given
}

/** Parses purposes to withdraw; null for other values. */
export function parseWithdrawals(value: unknown): readonly ConsentPurpose[] | null {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) return null
  const named = value.map(toPurpose).filter((purpose) => purpose !== undefined)
  return named.length === value.length ? [...new Set(named)] : null
}
