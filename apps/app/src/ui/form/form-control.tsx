import type { ComponentType } from 'react'
import type { ControlProps } from './control.ts'
import { AttachControl } from './controls/attach-control.tsx'
import { CheckControl } from './controls/check-control.tsx'
import { ChoiceControl } from './controls/choice-control.tsx'
import { ColourControl } from './controls/colour-control.tsx'
import { DateControl } from './controls/date-control.tsx'
import { LinkControl } from './controls/link-control.tsx'
import { MoneyControl, NumberControl } from './controls/number-control.tsx'
import { PhoneControl } from './controls/phone-control.tsx'
import { TableControl } from './controls/table-control.tsx'
import { LongTextControl, TextControl } from './controls/text-control.tsx'

/** The control of each type; a type that is not here is a line of text. */
const controls: Readonly<Record<string, ComponentType<ControlProps>>> = {
  'Small Text': LongTextControl,
  Text: LongTextControl,
  'Text Editor': LongTextControl,
  Select: ChoiceControl,
  Link: LinkControl,
  Check: CheckControl,
  Int: NumberControl,
  Float: NumberControl,
  Currency: MoneyControl,
  Date: DateControl,
  Datetime: DateControl,
  Time: DateControl,
  Attach: AttachControl,
  'Attach Image': AttachControl,
  Color: ColourControl,
  Phone: PhoneControl,
  Table: TableControl,
}

export function FormControl(props: ControlProps) {
  const Control = controls[props.field.fieldtype] ?? TextControl
  return <Control {...props} />
}
