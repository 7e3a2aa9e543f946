import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'

const HOME: CountryCode = 'IN'

/** At home new series are opened before any list has them: a mobile number begins with 6 to 9. */
const homeMobile = /^\+91[6-9]\d{9}$/

/** The countries that a setting names by two letters each; null for a word that is no country. */
export function readCountries(setting: string | null): readonly CountryCode[] | null {
  const words = (setting ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const countries = words.filter((word) => isSupportedCountry(word))
  if (countries.length < words.length) return null
  return countries.length === 0 ? [HOME] : countries
}

export type CodeNumber = 'mobile' | 'no mobile' | 'other country'

/** Whether codes go to a number (E.164): premium, satellite and fixed lines are no mobile numbers of any country. */
export function codeNumber(phone: string, countries: readonly CountryCode[]): CodeNumber {
  if (phone.startsWith('+91')) {
    if (!countries.includes(HOME)) return 'other country'
    return homeMobile.test(phone) ? 'mobile' : 'no mobile'
  }
  const parsed = parsePhoneNumberFromString(phone)
  if (!parsed?.country || !countries.includes(parsed.country)) return 'other country'
  return parsed.isValid() ? 'mobile' : 'no mobile'
}
