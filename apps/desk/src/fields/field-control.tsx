import type { ComponentType } from 'react'
import { hasColumn, type ColumnFieldType } from '#meta'
import type { DeskField } from '../data/doc-meta.ts'
import { AutocompleteField } from './autocomplete-field.tsx'
import { isRate } from './basis-points.ts'
import { CheckField } from './check-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { ControlProps } from './control.ts'
import { DateField } from './date-field.tsx'
import { DurationField } from './duration-field.tsx'
import { FileField } from './file-field.tsx'
import { GeolocationField } from './geolocation-field.tsx'
import { HtmlField } from './html-field.tsx'
import { HtmlTextField } from './html-text-field.tsx'
import { LinkField } from './link-field.tsx'
import { LongTextField } from './long-text-field.tsx'
import { MomentField } from './moment-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RateField } from './rate-field.tsx'
import { RatingField } from './rating-field.tsx'
import { SelectField } from './select-field.tsx'
import { SignatureField } from './signature-field.tsx'
import { TextField } from './text-field.tsx'
import { FieldnameField, TypeField } from './type-field.tsx'

/** One control for each type of field. A new type does not compile until it has one. */
export const controls: Readonly<Record<ColumnFieldType, ComponentType<ControlProps>>> = {
  Data: TextField,
  'Small Text': LongTextField,
  'Long Text': LongTextField,
  Text: LongTextField,
  Code: LongTextField,
  'Text Editor': HtmlTextField,
  'HTML Editor': HtmlField,
  'Markdown Editor': LongTextField,
  Select: SelectField,
  Autocomplete: AutocompleteField,
  Link: LinkField,
  'Dynamic Link': TextField,
  'Read Only': TextField,
  Check: CheckField,
  Int: TextField,
  Float: TextField,
  Currency: TextField,
  Percent: TextField,
  Duration: DurationField,
  Rating: RatingField,
  Date: DateField,
  Datetime: MomentField,
  Time: TextField,
  Attach: FileField,
  'Attach Image': FileField,
  Signature: SignatureField,
  Geolocation: GeolocationField,
  Icon: TextField,
  Barcode: TextField,
  Color: ColourField,
  Phone: PhoneField,
  JSON: LongTextField,
  Password: PasswordField,
}

/** Fields that want the whole width of a form. */
const wide: ReadonlySet<DeskField['fieldtype']> = new Set([
  ...(['Small Text', 'Long Text', 'Text', 'Code', 'JSON'] as const),
  ...(['Text Editor', 'HTML Editor', 'Markdown Editor'] as const),
])

export const isWide = (field: Pick<DeskField, 'fieldtype'>): boolean => wide.has(field.fieldtype)

export function FieldControl(props: ControlProps) {
  const { fieldtype } = props.field
  if (!hasColumn(fieldtype)) return null
  const format = fieldtype === 'Data' ? props.field.options[0] : undefined
  if (format === 'DocType') return <TypeField {...props} />
  if (format === 'Fieldname') return <FieldnameField {...props} />
  const Control = fieldtype === 'Int' && isRate(props.field) ? RateField : controls[fieldtype]
  return <Control {...props} />
}
