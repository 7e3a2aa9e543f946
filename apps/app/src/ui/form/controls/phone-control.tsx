import { useDeferredValue, useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { attributesOf, type ControlProps } from './control.ts'
import { phoneCountries, phoneFrom, phoneParts } from './phone-countries.ts'
import { textOf } from '../submission/wire-answers.ts'

export function PhoneControl(props: ControlProps) {
  const t = useTranslate()
  const { value, onChange } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const parts = phoneParts(textOf(value))
  const code = parts.number === '' && chosen !== null ? chosen : parts.code
  // Two hundred countries come a moment after the field that waits to be typed into.
  const hasAll = useDeferredValue(true, false)
  const handleCode = (next: string) => {
    setChosen(next)
    onChange(phoneFrom({ code: next, number: parts.number }))
  }
  return (
    <span className="phone">
      <span className="input country">
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

/** Naming every country takes longer than drawing the rest of the field: each language does it once. */
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
