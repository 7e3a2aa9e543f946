import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'
import { phoneCountries, readPhone, writePhone } from './phone-countries.ts'

interface CountryProps {
  label: string
  code: string
  onChange: (code: string) => void
}

/** The code is all that stands there; the list names the countries. */
function CountryChoice({ label, code, onChange }: CountryProps) {
  const { language } = useLanguage()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([`${language}-IN`], { type: 'region' })
    const known = phoneCountries.map(({ country, code: value }) => ({
      key: country,
      value,
      label: `${names.of(country) ?? country} +${value}`,
    }))
    return [...known, { key: '', value: '', label: '+…' }]
  }, [language])
  return (
    <span className="phone-country">
      <span aria-hidden="true">{code === '' ? '+' : `+${code}`}</span>
      <select aria-label={label} value={code} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(({ key, value, label: words }) => (
          <option key={key} value={value}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}

/** A telephone number: its country, and the number as people there dial it. */
export function PhoneField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const parts = readPhone(String(value))
  // An empty field has no country of its own yet: the chosen one waits for the number.
  const [waiting, setWaiting] = useState<string | null>(null)
  const code = String(value) === '' && waiting !== null ? waiting : parts.code
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      className="phone-field"
      leftSection={
        <CountryChoice
          label={t('desk.country_of', { field: cellLabel ?? field.label })}
          code={code}
          onChange={(next) => {
            setWaiting(next)
            onChange(writePhone({ code: next, number: parts.number.replace(/^\+/, '') }))
          }}
        />
      }
      leftSectionWidth={72}
      leftSectionPointerEvents="all"
      value={parts.number}
      onChange={(event) => onChange(writePhone({ code, number: event.currentTarget.value }))}
      onBlur={onBlur}
    />
  )
}
