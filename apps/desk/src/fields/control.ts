import type { DeskField } from '../data/document/type-meta.ts'
import type { CellValue } from './table-value.ts'

/** The document that an uploaded file will belong to; null while it has no name. */
export interface AttachTarget {
  doctype: string
  name: string
}

/** What every control of a field is given: the same in a form and in a cell of a child table. */
export interface ControlProps {
  field: DeskField
  value: CellValue
  onChange: (value: CellValue) => void
  onBlur: () => void
  error: string | undefined
  inputRef?: (element: HTMLElement | null) => void
  /** In a cell: the words that stand for the label, which is not drawn there. */
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

/** Label, help and error, as Mantine's inputs take them. A cell's error is told under its table. */
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
