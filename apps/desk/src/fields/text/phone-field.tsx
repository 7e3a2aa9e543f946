import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { spacedPhone } from '#meta'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'
import styles from '../fields.module.css'

interface CountryProps {
  label: string
  code: string
  onChange: (code: string) => void
}

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
    <span className={styles.phoneCountry}>
      <span aria-hidden="true">{code === '' ? '+' : `+${code}`}</span>
      <select aria-label={label} value={code} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(({ key, value, label: text }) => (
          <option key={key} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

export function PhoneField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const text = String(value)
  const parts = readPhone(text)
  const [waiting, setWaiting] = useState<string | null>(null)
  /** Number as it is being typed, so that grouping does not move the cursor; null until a key is pressed. */
  const [typed, setTyped] = useState<string | null>(null)
  const code = text === '' && waiting !== null ? waiting : parts.code
  const isTyped = typed !== null && writePhone({ code, number: typed }) === text
  const handleType = (number: string) => {
    setTyped(number)
    onChange(writePhone({ code, number }))
  }
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      className={styles.phoneField}
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
      value={isTyped ? typed : groupedNumber(text)}
      onChange={(event) => handleType(event.currentTarget.value)}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    />
  )
}

const codes = [
  ['IN', '91'],
  ['AE', '971'],
  ['AU', '61'],
  ['BD', '880'],
  ['BH', '973'],
  ['BT', '975'],
  ['CA', '1'],
  ['CH', '41'],
  ['CN', '86'],
  ['DE', '49'],
  ['ES', '34'],
  ['FR', '33'],
  ['GB', '44'],
  ['HK', '852'],
  ['ID', '62'],
  ['IE', '353'],
  ['IT', '39'],
  ['JP', '81'],
  ['KE', '254'],
  ['KW', '965'],
  ['LK', '94'],
  ['MM', '95'],
  ['MU', '230'],
  ['MV', '960'],
  ['MY', '60'],
  ['NG', '234'],
  ['NL', '31'],
  ['NP', '977'],
  ['NZ', '64'],
  ['OM', '968'],
  ['PH', '63'],
  ['PK', '92'],
  ['QA', '974'],
  ['SA', '966'],
  ['SE', '46'],
  ['SG', '65'],
  ['TH', '66'],
  ['TZ', '255'],
  ['UG', '256'],
  ['US', '1'],
  ['VN', '84'],
  ['ZA', '27'],
] as const

interface PhoneCountry {
  country: string
  code: string
}

const phoneCountries: readonly PhoneCountry[] = codes.map(([country, code]) => ({ country, code }))

const home = '91'

interface PhoneParts {
  code: string
  number: string
}

/** Splits a stored or incomplete number into calling code and rest; a number without a code is a local one. */
export function readPhone(value: string): PhoneParts {
  const text = value.trim()
  if (!text.startsWith('+')) return { code: home, number: text }
  const known = phoneCountries
    .map(({ code }) => code)
    .toSorted((one, other) => other.length - one.length)
    .find((code) => text.startsWith(`+${code}`))
  return known === undefined
    ? { code: '', number: text }
    : { code: known, number: text.slice(known.length + 1).trim() }
}

/** Returns the number without its calling code in its usual groups, as it is shown elsewhere. */
export const groupedNumber = (value: string): string => readPhone(spacedPhone(value)).number

/** Joins the parts without the spaces of groups; a number typed with a plus has its own code. */
export function writePhone({ code, number }: PhoneParts): string {
  const compact = number.replace(/\s/g, '')
  return compact === '' || code === '' || compact.startsWith('+') ? compact : `+${code}${compact}`
}
