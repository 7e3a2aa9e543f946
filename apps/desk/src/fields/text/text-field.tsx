import { TextInput, Textarea } from '@mantine/core'
import type { HTMLInputTypeAttribute } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { labelled, type ControlProps } from '../control.ts'
import { currencyOf, currencySymbol } from '../number/number-format.ts'
import { useTranslate } from '../../language/translate.ts'
import styles from '../fields.module.css'

type InputMode = 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'

interface Kind {
  type: HTMLInputTypeAttribute
  inputMode?: InputMode
}

const formats: Record<string, Kind> = {
  Email: { type: 'email', inputMode: 'email' },
  URL: { type: 'text', inputMode: 'url' },
}

const kinds: Partial<Record<ControlProps['field']['fieldtype'], Kind>> = {
  Int: { type: 'text', inputMode: 'numeric' },
  Float: { type: 'text', inputMode: 'decimal' },
  Currency: { type: 'text', inputMode: 'decimal' },
  Percent: { type: 'text', inputMode: 'decimal' },
  Time: { type: 'time' },
}

function kindOf({ field }: ControlProps): Kind {
  return kinds[field.fieldtype] ?? formats[field.options[0] ?? ''] ?? { type: 'text' }
}

const seconds = 1

const minutes = 60

/** Returns the step of a time; seconds are shown only for values with seconds. */
function stepOf({ field, value }: ControlProps): number | undefined {
  if (field.fieldtype !== 'Time') return undefined
  return /:\d{2}:(?!00)\d{2}$/.test(String(value)) ? seconds : minutes
}

export function TextField(props: ControlProps) {
  const { language } = useLanguage()
  const { field, value, onChange, onBlur, inputRef } = props
  const { type, inputMode } = kindOf(props)
  const isAmount = field.fieldtype === 'Currency'
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      className={isAmount || inputMode === 'numeric' || inputMode === 'decimal' ? 'num' : ''}
      type={type}
      step={stepOf(props)}
      inputMode={inputMode}
      rightSection={field.fieldtype === 'Percent' ? '%' : undefined}
      leftSection={isAmount ? currencySymbol(currencyOf(field), language) : undefined}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

const exact: ReadonlySet<ControlProps['field']['fieldtype']> = new Set(['JSON', 'Code', 'Geolocation'])

export function LongTextField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const isExact = exact.has(field.fieldtype)
  return (
    <Textarea
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      classNames={{ input: isExact ? 'growing mono' : 'growing' }}
      rows={cellLabel === undefined ? 3 : 1}
      spellCheck={!isExact}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Colour shown for an empty value; it is not a value. */
const unchosen = '#ffffff'

export function ColourField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef } = props
  const text = String(value)
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      placeholder="#6e1f63"
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('desk.pick_colour', { field: field.label })}
          value={isColour(text) ? text : unchosen}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      leftSectionPointerEvents="all"
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
