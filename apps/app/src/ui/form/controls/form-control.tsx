import type { ComponentType } from 'react'
import { type ControlProps, attributesOf } from './control.ts'
import { AttachControl } from './attach-control.tsx'
import { ChoiceControl } from './choice-control.tsx'
import { useTranslate } from '../../../language/text.ts'
import { textOf } from '../submission/wire-answers.ts'
import { useVisit } from '../../../data/visit.ts'
import { LinkControl } from './link-control.tsx'
import { useFormSurroundings } from '../form-context.ts'
import { PhoneControl } from './phone-control.tsx'
import { TableControl } from './table-control.tsx'
import type { FormField } from '../definition/form-field.ts'
import styles from '../choices.module.css'
import formStyles from '../form.module.css'

function TextControl(props: ControlProps) {
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

const longTextRows = { 'Small Text': 4, Text: 6, 'Text Editor': 8 } as const

function LongTextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const rows = Object.entries(longTextRows).find(([type]) => type === field.fieldtype)?.[1] ?? 4
  return (
    <textarea
      {...attributesOf(props)}
      className={`input ${formStyles.longInput}`}
      rows={rows}
      maxLength={field.max_length}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

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

const unchosen = '#cccccc'

function ColourControl(props: ControlProps) {
  const t = useTranslate()
  const { value, isRequired, onChange } = props
  const colour = textOf(value)
  return (
    <span className={formStyles.colour}>
      <input
        {...attributesOf(props)}
        aria-required={undefined}
        aria-invalid={undefined}
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : unchosen}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      <span className="numbers">{colour || t('forms.no_colour')}</span>
      {colour !== '' && !isRequired && (
        <button type="button" className="plain-button" onClick={() => onChange('')}>
          {t('forms.clear')}
        </button>
      )}
    </span>
  )
}

const types: Readonly<Record<string, 'date' | 'datetime-local' | 'time'>> = {
  Date: 'date',
  Datetime: 'datetime-local',
  Time: 'time',
}

const latest: Readonly<Record<string, string>> = { Date: '9999-12-31', Datetime: '9999-12-31T23:59' }

/** Native picker for days and times, which is known in every language. */
function DateControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { today } = useVisit()
  return (
    <input
      {...attributesOf(props)}
      type={types[field.fieldtype] ?? 'date'}
      max={field.not_after_today === 1 ? today : latest[field.fieldtype]}
      autoComplete={/^(date_of_birth|dob|birth_?date)$/.test(field.fieldname) ? 'bday' : 'off'}
      className="input numbers"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

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

/** Checkbox, ticked beforehand only by the form's default. */
function CheckControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <label className={styles.check}>
      <input
        {...attributesOf(props)}
        type="checkbox"
        checked={value === 1}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
      />
      <span>{field.label}</span>
    </label>
  )
}

/** Text field with a numeric keyboard: the browser's number field drops input that it cannot parse. */
function NumberControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <input
      {...attributesOf(props)}
      type="text"
      inputMode={field.fieldtype === 'Int' && (field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="input numbers"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function MoneyControl(props: ControlProps) {
  const { language } = useVisit()
  const { currency } = useFormSurroundings()
  return (
    <span className={formStyles.withSign}>
      <span className={formStyles.sign} aria-hidden="true">
        {signOf(currency, language)}
      </span>
      <NumberControl {...props} />
    </span>
  )
}

function signOf(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
