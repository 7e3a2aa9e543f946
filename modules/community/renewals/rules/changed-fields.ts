/** What a family may say anew at a renewal, and may not leave empty. A name or a birth date is put right at the office. */
const neededFields = ['parent_name', 'emergency_contact_name', 'emergency_contact_phone'] as const

const freeFields = [
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

type NeededField = (typeof neededFields)[number]
type FreeField = (typeof freeFields)[number]

export const changeableFields: readonly string[] = [...neededFields, ...freeFields]

/** The number of whoever renews opens the family's door: it is changed by the office. */
export const PHONE_FIELD = 'parent_phone'

export interface Changed {
  readonly fields: Readonly<Partial<Record<NeededField, string>> & Partial<Record<FreeField, string | null>>>
  readonly phone: string | null
}

export type ChangedProblem = { readonly unknown: string } | { readonly notText: string }

const known: ReadonlySet<string> = new Set(changeableFields)

function problemOf([field, value]: readonly [string, unknown]): ChangedProblem | null {
  if (field !== PHONE_FIELD && !known.has(field)) return { unknown: field }
  return typeof value === 'string' || value === null ? null : { notText: field }
}

/** What somebody changed, as it came over the wire; or the first thing that is wrong with it. */
export function readChanged(value: unknown): Changed | ChangedProblem {
  const entries: readonly (readonly [string, unknown])[] =
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  const problem = entries.map(problemOf).find((one) => one !== null)
  if (problem) return problem
  const texts = entries.flatMap(([field, text]) =>
    typeof text === 'string' || text === null ? [[field, text] as const] : [],
  )
  const among = (names: readonly string[]) => texts.filter(([field]) => names.includes(field))
  const needed = among(neededFields).map(([field, text]) => [field, text ?? ''] as const)
  const phone = texts.find(([field]) => field === PHONE_FIELD)?.[1] ?? null
  return {
    fields: { ...Object.fromEntries(needed), ...Object.fromEntries(among(freeFields)) },
    phone: phone === '' ? null : phone,
  }
}
