import { hasColumn } from '#meta'
import type { DeskField } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import type { Conditions } from './conditions.ts'

interface Locks {
  /** Null for a new document. */
  stored: AnyDocument | null
  canSave: boolean
}

const submitted = 1
const cancelled = 2

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** True for a field that stands as it is: by its type, by what has become of the document, or by a condition. */
export function isLocked(field: DeskField, { stored, canSave }: Locks, { locked }: Conditions): boolean {
  if (!canSave || field.isReadOnly || locked.includes(field.fieldname)) return true
  if (stored === null) return false
  if (stored['docstatus'] === cancelled) return true
  if (stored['docstatus'] === submitted && !field.isAllowedOnSubmit) return true
  return field.isSetOnlyOnce && !isEmpty(stored[field.fieldname])
}

/** What only the server fills in has nothing to show as long as it has not. */
export function isUnfilled(
  { fieldname, fieldtype, isReadOnly }: DeskField,
  stored: AnyDocument | null,
): boolean {
  if (!isReadOnly) return false
  return stored === null || (hasColumn(fieldtype) && isEmpty(stored[fieldname]))
}
