import type { ColumnFieldType } from '#meta'

/** Breaks and texts shape a form and hold no value. A page break begins the form's next step. */
export const shapeTypes = ['Page Break', 'Section Break', 'Column Break', 'HTML'] as const

const valueTypes = [
  ...([
    'Data',
    'Small Text',
    'Text',
    'Text Editor',
    'Select',
    'Link',
    'Check',
    'Int',
    'Float',
    'Currency',
  ] as const),
  ...(['Date', 'Datetime', 'Time', 'Attach', 'Attach Image', 'Color', 'Phone', 'Table'] as const),
] satisfies readonly (ColumnFieldType | 'Table')[]

/** What may stand on a form: secrets and raw JSON may not. */
export const formFieldTypes = [...valueTypes, ...shapeTypes] as const

export type FormFieldType = (typeof formFieldTypes)[number]

export function isShape(fieldtype: string | null): boolean {
  return shapeTypes.some((one) => one === fieldtype)
}

export function isFormFieldType(fieldtype: string): fieldtype is FormFieldType {
  return formFieldTypes.some((one) => one === fieldtype)
}

/** A form may ask for a text in a narrower way than its document keeps it. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  Data: ['Select', 'Phone'],
  'Small Text': ['Data', 'Select', 'Text'],
  Text: ['Data', 'Select', 'Small Text'],
}

/** Whether a form's field of one type can fill a document's field of another. */
export function canFill(asked: string, stored: string): boolean {
  return asked === stored || (narrower[stored]?.includes(asked) ?? false)
}
