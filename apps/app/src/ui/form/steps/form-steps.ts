import { isShape, type FormField } from '../definition/form-field.ts'

export interface FormSection {
  name: string
  title: string
  description: string
  columns: readonly (readonly FormField[])[]
}

export interface FormStep {
  name: string
  title: string
  description: string
  fields: readonly FormField[]
  sections: readonly FormSection[]
}

export function formSteps(fields: readonly FormField[], shown: ReadonlySet<string>): FormStep[] {
  return splitAt(fields, 'Page Break')
    .map((part) => stepOf(part, shown))
    .filter((step) => step.fields.length > 0)
}

function stepOf({ start, rest }: Part, shown: ReadonlySet<string>): FormStep {
  const visible = rest.filter((field) => shown.has(field.fieldname))
  return {
    name: start?.fieldname ?? 'first',
    title: start?.label ?? '',
    description: start?.description ?? '',
    fields: visible.filter((field) => !isShape(field) || field.fieldtype === 'HTML'),
    sections: splitAt(visible, 'Section Break').flatMap(sectionOf),
  }
}

function sectionOf({ start, rest }: Part): FormSection[] {
  const columns = splitAt(rest, 'Column Break').map((part) => part.rest)
  const filled = columns.filter((column) => column.length > 0)
  if (filled.length === 0) return []
  const { fieldname: name = 'first', label: title = '', description = '' } = start ?? {}
  return [{ name, title, description, columns: filled }]
}

interface Part {
  start: FormField | undefined
  rest: FormField[]
}

function splitAt(fields: readonly FormField[], fieldtype: string): Part[] {
  const parts: Part[] = [{ start: undefined, rest: [] }]
  for (const field of fields) {
    if (field.fieldtype === fieldtype) parts.push({ start: field, rest: [] })
    else parts.at(-1)?.rest.push(field)
  }
  return parts
}
