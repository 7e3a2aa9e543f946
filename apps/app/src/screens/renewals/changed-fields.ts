import type { MessageId } from '#design/messages'
import type { Translate } from '../../language/text.ts'
import type { FormField } from '../../ui/form/definition/form-field.ts'

interface ChangedField {
  fieldname: string
  fieldtype: 'Data' | 'Phone' | 'Small Text'
  label: MessageId
}

/** What may be different after a year. A guardian's own phone number is not among them: the office checks who asks. */
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

/** The fields in the reader's words, as the forms of the house draw them. */
export const changedFields = (t: Translate): FormField[] =>
  fields.map((field) => ({ ...field, label: t(field.label) }))
