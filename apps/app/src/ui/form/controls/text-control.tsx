import { attributesOf, type ControlProps } from '../control.ts'
import type { FormField } from '../form-field.ts'
import { textOf } from '../wire-answers.ts'

export function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <input
      {...attributesOf(props)}
      {...kindOf(field)}
      className="input"
      maxLength={field.max_length}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const longWords = { 'Small Text': 4, Text: 6, 'Text Editor': 8 } as const

export function LongTextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const rows = Object.entries(longWords).find(([type]) => type === field.fieldtype)?.[1] ?? 4
  return (
    <textarea
      {...attributesOf(props)}
      className="input"
      rows={rows}
      maxLength={field.max_length}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Field names that a browser may fill in for a person. */
const known: readonly [pattern: RegExp, token: string][] = [
  [/^(full_name|your_name|username|name1)$/, 'name'],
  [/^first_name$/, 'given-name'],
  [/^last_name$/, 'family-name'],
  [/^(pin_?code|zip_?code|postal_code)$/, 'postal-code'],
  [/^city$/, 'address-level2'],
]

function kindOf({ fieldname, options = '' }: FormField) {
  if (options === 'Email' || /^e?mail(_?id)?$/.test(fieldname))
    return { type: 'email', autoComplete: 'email', inputMode: 'email' } as const
  if (options === 'URL') return { type: 'url', autoComplete: 'url', inputMode: 'url' } as const
  const token = known.find(([pattern]) => pattern.test(fieldname))?.[1]
  return { type: 'text', autoComplete: token ?? 'off' } as const
}
