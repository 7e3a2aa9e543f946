import { toE164 } from '#meta'
import { addressError } from '../errors.ts'
import { HOME_COUNTRY, isPostalCode } from '../geocoding/place-info.ts'
import { stateNamed } from './states.ts'

/** An address as stored with an order. Phone in E.164, country as two-letter code. */
export interface AddressCopy {
  readonly contact_name: string
  readonly phone: string
  readonly address_line1: string
  readonly address_line2: string | null
  readonly landmark: string | null
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly country: string
}

/** Maximum lengths in characters, as in Address. */
export const ADDRESS_LENGTHS = {
  contact_name: 80,
  phone: 20,
  address_line1: 140,
  address_line2: 140,
  landmark: 140,
  city: 80,
  state: 80,
  zipcode: 10,
  country: 2,
} as const

type Part = keyof typeof ADDRESS_LENGTHS

function partReader(value: object, field: string) {
  const at = (part: Part) => `${field}.${part}`
  const optional = (part: Part): string | null => {
    const given: unknown = Reflect.get(value, part) ?? ''
    if (typeof given !== 'string') throw addressError.not_text(at(part))
    const text = given.trim()
    if (text.length > ADDRESS_LENGTHS[part]) throw addressError.too_long(at(part), ADDRESS_LENGTHS[part])
    return text === '' ? null : text
  }
  const required = (part: Part): string => {
    const text = optional(part)
    if (text === null) throw addressError.missing(at(part))
    return text
  }
  return { at, optional, required }
}

export type Region = Pick<AddressCopy, 'state' | 'zipcode' | 'country'>

export function readRegion({ state, zipcode, country }: Region, at: (part: keyof Region) => string): Region {
  const code = country.toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) throw addressError.no_country(at('country'))
  if (code !== HOME_COUNTRY) return { state, zipcode, country: code }
  const digits = zipcode.replace(/\s/g, '')
  if (!isPostalCode(digits)) throw addressError.no_postal_code(at('zipcode'))
  const known = stateNamed(state)
  if (known === null) throw addressError.no_state(at('state'))
  return { state: known, zipcode: digits, country: code }
}

/**
 * Validates an address from a client; drops other fields. Throws MandatoryError and ValidationError naming
 * `${field}.zipcode` and the like.
 */
export function readAddress(value: unknown, field: string): AddressCopy {
  if (typeof value !== 'object' || value === null) throw addressError.missing(field)
  const { at, optional, required } = partReader(value, field)
  const contact_name = required('contact_name')
  const phone = toE164(required('phone'))
  if (phone === null) throw addressError.no_phone(at('phone'))
  return {
    ...{ contact_name, phone },
    address_line1: required('address_line1'),
    address_line2: optional('address_line2'),
    landmark: optional('landmark'),
    city: required('city'),
    ...readRegion(
      {
        state: required('state'),
        zipcode: required('zipcode'),
        country: optional('country') ?? HOME_COUNTRY,
      },
      at,
    ),
  }
}
