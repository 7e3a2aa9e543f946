import type { ComponentType } from 'react'
import { hasColumn, type ColumnFieldType } from '#meta'
import type { DeskField } from '../data/doc-meta.ts'
import { CheckField } from './check-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { ControlProps } from './control.ts'
import { FileField } from './file-field.tsx'
import { HtmlField } from './html-field.tsx'
import { LinkField } from './link-field.tsx'
import { LongTextField } from './long-text-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

/** One control for each type of field. A new type does not compile until it has one. */
export const controls: Readonly<Record<ColumnFieldType, ComponentType<ControlProps>>> = {
  Data: TextField,
  'Small Text': LongTextField,
  Text: LongTextField,
  'Text Editor': HtmlField,
  Select: SelectField,
  Link: LinkField,
  Check: CheckField,
  Int: TextField,
  Float: TextField,
  Currency: TextField,
  Date: TextField,
  Datetime: TextField,
  Time: TextField,
  Attach: FileField,
  'Attach Image': FileField,
  Color: ColourField,
  Phone: TextField,
  JSON: LongTextField,
  Password: PasswordField,
}

/** Fields that want the whole width of a form. */
const wide: ReadonlySet<DeskField['fieldtype']> = new Set(['Small Text', 'Text', 'Text Editor', 'JSON'])

export const isWide = (field: Pick<DeskField, 'fieldtype'>): boolean => wide.has(field.fieldtype)

export function FieldControl(props: ControlProps) {
  const { fieldtype } = props.field
  if (!hasColumn(fieldtype)) return null
  const Control = controls[fieldtype]
  return <Control {...props} />
}
