import { useState } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { attributesOf, type ControlProps } from '../control.ts'
import { phoneCountries, phoneFrom, phoneParts } from '../phone-countries.ts'
import { textOf } from '../wire-answers.ts'

export function PhoneControl(props: ControlProps) {
  const say = useSay()
  const { value, onChange } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const parts = phoneParts(textOf(value))
  const code = parts.number === '' && chosen !== null ? chosen : parts.code
  const handleCode = (next: string) => {
    setChosen(next)
    onChange(phoneFrom({ code: next, number: parts.number }))
  }
  return (
    <span className="phone">
      <span className="input country">
        <span aria-hidden="true">+{code}</span>
        <select
          aria-label={say('forms.country_code')}
          autoComplete="tel-country-code"
          value={code}
          onChange={(event) => handleCode(event.target.value)}
        >
          <CountryOptions />
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

function CountryOptions() {
  const { language } = useVisit()
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  return phoneCountries.map(([region, code]) => (
    <option key={region} value={code}>
      +{code} {names.of(region)}
    </option>
  ))
}
