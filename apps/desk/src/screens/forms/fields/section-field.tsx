import type { UseFormReturn } from 'react-hook-form'
import { isLayout } from '#meta'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { namingFields } from '../../../data/document/named-fields.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import type { FormValues } from '../../../fields/form-value.ts'
import { FormChoices, FormField, FormPointer } from './form-field.tsx'
import { FormShape } from './form-shape.tsx'

interface Props {
  field: DeskField
  meta: DocMeta
  form: UseFormReturn<FormValues>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  /** Null for a new document. */
  stored: AnyDocument | null
  onCalled: (document: AnyDocument) => void
}

/** Whatever stands in a section of a form, beside its tables. */
export function SectionField({ field, meta, form, attachTo, isReadOnly, stored, onCalled }: Props) {
  if (isLayout(field.fieldtype))
    return <FormShape {...{ field, meta, stored, onCalled }} control={form.control} />
  const shared = { field, attachTo, isReadOnly }
  if (field.fieldtype === 'Table MultiSelect') {
    const child = meta.children.get(field.options[0] ?? '')
    return child && <FormChoices {...shared} form={form} child={child} />
  }
  const isPointer = field.fieldtype === 'Dynamic Link' || namingFields([field]).length > 0
  const Field = isPointer ? FormPointer : FormField
  return <Field {...shared} control={form.control} titleField={meta.titleField} />
}
