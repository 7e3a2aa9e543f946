import {
  acceptGeolocation,
  acceptSignature,
  acceptAttachment,
  acceptData,
  acceptJson,
  acceptPhone,
  acceptSelect,
  acceptText,
  acceptDate,
  acceptDatetime,
  acceptTime,
} from './accept-text.ts'
import { acceptCheck, acceptDecimal, acceptFloat, acceptInt, acceptRating } from './accept-number.ts'
import { accepted, type Acceptance, type Accept } from './acceptance.ts'
import { hasColumn, type ColumnFieldType, type FieldRules } from '../field.ts'

const acceptors: Record<ColumnFieldType, Accept> = {
  Data: acceptData,
  'Small Text': acceptText,
  'Long Text': acceptText,
  Text: acceptText,
  Code: acceptText,
  JSON: acceptJson,
  'Text Editor': acceptText,
  'Markdown Editor': acceptText,
  'HTML Editor': acceptText,
  Select: acceptSelect,
  Autocomplete: acceptText,
  Link: acceptText,
  'Dynamic Link': acceptText,
  'Read Only': acceptText,
  Check: acceptCheck,
  Int: acceptInt,
  Float: acceptFloat,
  Currency: acceptInt,
  Percent: acceptFloat,
  Duration: acceptFloat,
  Rating: acceptRating,
  Date: acceptDate,
  Datetime: acceptDatetime,
  Time: acceptTime,
  Attach: acceptAttachment,
  'Attach Image': acceptAttachment,
  Signature: acceptSignature,
  Geolocation: acceptGeolocation,
  Color: acceptText,
  Icon: acceptText,
  Phone: acceptPhone,
  Barcode: acceptText,
  Password: acceptText,
}

/**
 * Converts a value to its stored form, or returns the problem with it. Money is in minor units here. Empty values
 * (null, undefined, '') become null for every type: `isMissing` checks required fields.
 */
export function acceptValue(field: FieldRules, input: unknown): Acceptance {
  const { fieldtype } = field
  if (!hasColumn(fieldtype)) return accepted(null)
  if (input === null || input === undefined || input === '') return accepted(emptyValue(field))
  return acceptors[fieldtype](field, input)
}

/** Works as `acceptValue`, for values of the wire, where money is a decimal. */
export function acceptWireValue(field: FieldRules, input: unknown): Acceptance {
  const isAmount = field.fieldtype === 'Currency' && input !== null && input !== undefined && input !== ''
  return isAmount ? acceptDecimal(field, input) : acceptValue(field, input)
}

/** Value of an empty field: 0 for a Check, null for others. */
function emptyValue(field: FieldRules): 0 | null {
  return field.fieldtype === 'Check' ? 0 : null
}

/** True when a required field is empty. Zero and 'off' are values. */
export function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
