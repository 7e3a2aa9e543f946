import { useDeferredValue, useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { attributesOf, type ControlProps } from './control.ts'
import { textOf } from '../submission/wire-answers.ts'
import styles from '../form.module.css'

export function PhoneControl(props: ControlProps) {
  const t = useTranslate()
  const { value, onChange } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const parts = phoneParts(textOf(value))
  const code = parts.number === '' && chosen !== null ? chosen : parts.code
  // The 200 countries are rendered after the field itself.
  const hasAll = useDeferredValue(true, false)
  const handleCode = (next: string) => {
    setChosen(next)
    onChange(phoneFrom({ code: next, number: parts.number }))
  }
  return (
    <span className={styles.phone}>
      <span className={`input ${styles.country}`}>
        <span aria-hidden="true">+{code}</span>
        <select
          aria-label={t('forms.country_code')}
          autoComplete="tel-country-code"
          value={code}
          onChange={(event) => handleCode(event.target.value)}
        >
          {hasAll ? <CountryOptions /> : <option value={code}>+{code}</option>}
        </select>
      </span>
      <input
        {...attributesOf(props)}
        type="tel"
        inputMode="tel"
        autoComplete={code === '91' ? 'tel' : 'tel-national'}
        className="input numbers"
        maxLength={24}
        value={parts.number}
        onChange={(event) => onChange(phoneFrom({ code, number: event.target.value }))}
      />
    </span>
  )
}

const known = new Map<string, readonly (readonly [region: string, code: string, name: string])[]>()

/** Returns the countries, cached by language: naming all takes longer than rendering the field. */
function countriesIn(language: string) {
  const before = known.get(language)
  if (before) return before
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const countries = phoneCountries.map(
    ([region, code]) => [region, code, names.of(region) ?? region] as const,
  )
  known.set(language, countries)
  return countries
}

function CountryOptions() {
  const { language } = useVisit()
  return countriesIn(language).map(([region, code, name]) => (
    <option key={region} value={code}>
      +{code} {name}
    </option>
  ))
}

const phoneCountries = [
  ['IN', '91'],
  ['LK', '94'],
  ['NP', '977'],
  ['BD', '880'],
  ['BT', '975'],
  ['MV', '960'],
  ['PK', '92'],
  ['AE', '971'],
  ['SA', '966'],
  ['QA', '974'],
  ['OM', '968'],
  ['KW', '965'],
  ['BH', '973'],
  ['SG', '65'],
  ['MY', '60'],
  ['GB', '44'],
  ['US', '1'],
  ['AU', '61'],
  ['NZ', '64'],
  ['DE', '49'],
  ['FR', '33'],
  ['NL', '31'],
  ['CH', '41'],
  ['ZA', '27'],
  ['KE', '254'],
  ['MU', '230'],
  ['JP', '81'],
] as const

const home = '91'

interface TypedPhone {
  /** Calling code without its plus. */
  code: string
  number: string
}

/** Splits a phone number. A number with an unlisted code stays whole; one without a code is Indian. */
export function phoneParts(text: string): TypedPhone {
  if (!text.startsWith('+')) return { code: home, number: text }
  const digits = text.slice(1).trimStart()
  const codes = phoneCountries.map(([, code]) => code).toSorted((left, right) => right.length - left.length)
  const code = codes.find((one) => digits.startsWith(one))
  return code === undefined
    ? { code: home, number: text }
    : { code, number: digits.slice(code.length).trimStart() }
}

/** Joins both parts: empty without a number, and unchanged for a number with its own plus. */
export function phoneFrom({ code, number }: TypedPhone): string {
  if (number.trim() === '' || number.trimStart().startsWith('+')) return number.trim()
  return `+${code} ${code === home ? number.replace(/^0+/, '') : number}`
}
