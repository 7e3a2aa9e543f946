import type { DeskField } from '../data/document/type-meta.ts'
import type { CellValue } from './table-value.ts'

/** Document of an uploaded file; null while it has no name. */
export interface AttachTarget {
  doctype: string
  name: string
}

export interface ControlProps {
  field: DeskField
  value: CellValue
  onChange: (value: CellValue) => void
  onBlur: () => void
  error: string | undefined
  inputRef?: (element: HTMLElement | null) => void
  /** Label for screen readers in a table cell, where no label is shown. */
  cellLabel?: string
  attachTo: AttachTarget | null
}

interface Labelled {
  label?: string
  description?: string
  withAsterisk?: boolean
  error: string | boolean | undefined
  'aria-label'?: string
  'aria-required'?: boolean
}

/** Returns label, help and error for Mantine's inputs. A cell's error is shown below its table. */
export function labelled({ field, error, cellLabel }: ControlProps): Labelled {
  if (cellLabel !== undefined) return { 'aria-label': cellLabel, error: error !== undefined }
  return {
    label: field.label,
    ...(field.description === '' ? {} : { description: field.description }),
    withAsterisk: field.required,
    'aria-required': field.required,
    error,
  }
}
