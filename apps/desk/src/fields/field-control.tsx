import { type ComponentType, useId, lazy, Suspense, useState } from 'react'
import { hasColumn, type ColumnFieldType } from '#meta'
import { type DeskField, choiceLabel } from '../data/document/type-meta.ts'
import { TextInput, PasswordInput, NativeSelect } from '@mantine/core'
import { labelled, type ControlProps } from './control.ts'
import { basisPoints, month, monthName, months, percentText, pointsOf } from './number/number-format.ts'
import { ColourField, LongTextField, TextField } from './text/text-field.tsx'
import { DayPicker } from './date/day-picker.tsx'
import { DurationField, RatingField } from './number/number-fields.tsx'
import { FileField } from './file/file-field.tsx'
import { GeolocationField } from './geolocation-field.tsx'
import { HtmlField } from './formatted/html-field.tsx'
import { useLanguage } from '../language/language.tsx'
import { useTranslate } from '../language/translate.ts'
import { LinkField } from './link/link-field.tsx'
import { MomentField } from './date/moment-field.tsx'
import { PhoneField } from './text/phone-field.tsx'
import { SignatureField } from './file/signature-field.tsx'
import { FieldnameField, TypeField } from './link/type-field.tsx'
import styles from './fields.module.css'

/** Editor, loaded with the first formatted text. If it does not load, the HTML can still be edited. */
const Editor = lazy(() =>
  import('./formatted/formatted-control.tsx')
    .then(({ FormattedControl }) => ({ default: FormattedControl }))
    .catch(() => ({ default: HtmlField })),
)

function EditorPlace({ label }: { label: string }) {
  const t = useTranslate()
  return (
    <div className="shown-field">
      <span className="shown-label">{label}</span>
      <span className={styles.formattedPlace} role="status" aria-label={t('states.loading')} />
    </div>
  )
}

/** Formatted text. Cells of a table have no space for an editor: the row's sheet has it. */
function HtmlTextField(props: ControlProps) {
  if (props.cellLabel !== undefined) return <LongTextField {...props} />
  return (
    <Suspense fallback={<EditorPlace label={props.field.label} />}>
      <Editor {...props} />
    </Suspense>
  )
}

/** Control of each field type. A new type does not compile without one. */
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

const intControls: Readonly<Record<string, ComponentType<ControlProps>>> = {
  [basisPoints]: RateField,
  [month]: MonthField,
}

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
  const Control = (fieldtype === 'Int' && intControls[props.field.options[0] ?? '']) || controls[fieldtype]
  return <Control {...props} />
}

function DateField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  return (
    <DayPicker
      labelled={labelled(props)}
      name={field.fieldname}
      isInTable={cellLabel !== undefined}
      value={String(value)}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
    />
  )
}

function SecretHelp({ description }: Pick<DeskField, 'description'>) {
  const t = useTranslate()
  return (
    <>
      {description}
      {description !== '' && <br />}
      {t('desk.secret_help')}
    </>
  )
}

/** Secret field: written and never read. */
function PasswordField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  return (
    <PasswordInput
      {...labelled(props)}
      {...(cellLabel === undefined ? { description: <SecretHelp description={field.description} /> } : {})}
      ref={inputRef}
      name={field.fieldname}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t('desk.show_secret') }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

/** Text field with suggestions from the field's options; any other text is valid. */
function AutocompleteField(props: ControlProps) {
  const id = useId()
  const { field, value, onChange, onBlur, inputRef } = props
  return (
    <>
      <TextInput
        {...labelled(props)}
        ref={inputRef}
        name={field.fieldname}
        list={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <datalist id={id}>
        {field.options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}

function SelectField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef } = props
  const current = String(value)
  const offered = field.offered ?? field.options
  const isRetired = current !== '' && !offered.includes(current)
  const nothing = field.required && current !== '' ? [] : [{ value: '', label: t('desk.choose') }]
  const options = [...(isRetired ? [current] : []), ...offered].map((option) => ({
    value: option,
    label: choiceLabel(field, option),
  }))
  return (
    <NativeSelect
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      data={[...nothing, ...options]}
      value={current}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

/** Month: chosen by its name, stored as its number. */
function MonthField(props: ControlProps) {
  const { language } = useLanguage()
  const choiceLabels = Object.fromEntries(months.map((one) => [one, monthName(Number(one), language)]))
  return <SelectField {...props} field={{ ...props.field, options: [...months], choiceLabels }} />
}

function CheckField({ field, value, onChange, onBlur, error, inputRef, cellLabel }: ControlProps) {
  const id = useId()
  const isCell = cellLabel !== undefined
  const described = field.description === '' ? undefined : `${id}-help`
  return (
    <div className={isCell ? styles.checkCell : styles.checkField}>
      <label className="tick-line">
        <input
          ref={inputRef}
          className="tick"
          type="checkbox"
          name={field.fieldname}
          aria-label={cellLabel}
          aria-invalid={error !== undefined}
          aria-describedby={isCell ? undefined : described}
          checked={value === 1}
          onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
          onBlur={onBlur}
        />
        {!isCell && <span>{field.label}</span>}
      </label>
      {!isCell && described !== undefined && (
        <p id={described} className="field-help">
          {field.description}
        </p>
      )}
      {!isCell && error !== undefined && <p className="field-error">{error}</p>}
    </div>
  )
}

/** Rate: typed and shown as a percentage, stored in hundredths of a percent. */
function RateField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef } = props
  // '18.' may become '18.5': typed text stays unchanged until the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  const handleChange = (text: string) => {
    setTyped(text)
    onChange(pointsOf(text))
  }
  const handleBlur = () => {
    setTyped(null)
    onBlur()
  }
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      className="num"
      type="text"
      inputMode="decimal"
      rightSection="%"
      autoComplete="off"
      value={typed ?? percentText(value)}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={handleBlur}
    />
  )
}
