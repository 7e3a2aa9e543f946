import { acceptCheck, acceptDecimal, acceptFloat, acceptInt } from './accept-number.ts'
import { acceptData, acceptJson, acceptPhone, acceptSelect, acceptText } from './accept-text.ts'
import { acceptDate, acceptDatetime, acceptTime } from './accept-time.ts'
import { accepted, type Acceptance, type Accept } from './acceptance.ts'
import type { ColumnFieldType } from './field-type.ts'
import type { FieldRules } from './field.ts'

const acceptors: Record<ColumnFieldType, Accept> = {
  Data: acceptData,
  'Small Text': acceptText,
  Text: acceptText,
  'Text Editor': acceptText,
  Select: acceptSelect,
  Link: acceptText,
  Check: acceptCheck,
  Int: acceptInt,
  Float: acceptFloat,
  Currency: acceptInt,
  Date: acceptDate,
  Datetime: acceptDatetime,
  Time: acceptTime,
  Attach: acceptText,
  'Attach Image': acceptText,
  Color: acceptText,
  Phone: acceptPhone,
  JSON: acceptJson,
  Password: acceptText,
}

/**
 * Turns a value into the form that is stored, or says what is wrong with it. Money is in minor units here.
 * Nothing (null, undefined, '') is accepted as null for every type: whether a field may stay empty is `isMissing`'s question.
 */
export function acceptValue(field: FieldRules, input: unknown): Acceptance {
  if (field.fieldtype === 'Table' || field.fieldtype === 'Section Break') return accepted(null)
  if (input === null || input === undefined || input === '') return accepted(emptyValue(field))
  return acceptors[field.fieldtype](field, input)
}

/** As `acceptValue`, for what came over the wire: there money is a decimal. */
export function acceptWireValue(field: FieldRules, input: unknown): Acceptance {
  const isAmount = field.fieldtype === 'Currency' && input !== null && input !== undefined && input !== ''
  return isAmount ? acceptDecimal(field, input) : acceptValue(field, input)
}

/** The value that stands for 'nothing said': a Check is off, everything else is null. */
export function emptyValue(field: FieldRules): 0 | null {
  return field.fieldtype === 'Check' ? 0 : null
}

/** True when a required field holds nothing. Zero and 'off' are answers. */
export function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
