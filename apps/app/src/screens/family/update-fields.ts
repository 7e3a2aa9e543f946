import type { MessageId } from '#design/messages'
import type { Say } from '../../language/text.ts'
import type { Answers, FormField } from '../../ui/form/form-field.ts'
import type { Child, ChildUpdate } from './family-calls.ts'

type Updated = Exclude<keyof ChildUpdate, 'student'>

interface UpdatedField {
  fieldname: Updated
  fieldtype: 'Data' | 'Phone' | 'Small Text'
  label: MessageId
}

/** What a guardian keeps up to date himself. */
const fields: readonly UpdatedField[] = [
  { fieldname: 'address', fieldtype: 'Data', label: 'renewal.address' },
  { fieldname: 'address_line_2', fieldtype: 'Data', label: 'renewal.address_line_2' },
  { fieldname: 'city', fieldtype: 'Data', label: 'renewal.city' },
  { fieldname: 'state', fieldtype: 'Data', label: 'renewal.state' },
  { fieldname: 'zip_code', fieldtype: 'Data', label: 'renewal.zip_code' },
  { fieldname: 'emergency_contact_name', fieldtype: 'Data', label: 'renewal.emergency_name' },
  { fieldname: 'emergency_contact_phone', fieldtype: 'Phone', label: 'renewal.emergency_phone' },
  { fieldname: 'doctor_name', fieldtype: 'Data', label: 'renewal.doctor_name' },
  { fieldname: 'doctor_phone', fieldtype: 'Phone', label: 'renewal.doctor_phone' },
  { fieldname: 'allergies', fieldtype: 'Small Text', label: 'renewal.allergies' },
  { fieldname: 'medical_notes', fieldtype: 'Small Text', label: 'renewal.medical' },
]

/** Nobody is left without somebody to call. */
const needed: ReadonlySet<string> = new Set(['emergency_contact_name', 'emergency_contact_phone'])

export const updateFields = (say: Say): FormField[] =>
  fields.map(({ fieldname, fieldtype, label }) => ({
    ...{ fieldname, fieldtype, label: say(label) },
    reqd: needed.has(fieldname) ? 1 : 0,
  }))

/** What the school keeps now, as it is typed. */
export function keptAnswers({ home, emergency, allergies, medical_notes }: Child): Answers {
  const kept = { ...home, ...emergency, allergies, medical_notes }
  return Object.fromEntries(Object.entries(kept).map(([field, value]) => [field, value ?? '']))
}
