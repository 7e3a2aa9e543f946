import type { MessageId } from '#design/messages'
import { toE164, spacedPhone } from '#meta'
import type { Address } from './place-calls.ts'
import { emptyRegion, type PostalRegion } from './postal-region.ts'

export interface AddressAnswers {
  readonly title: string
  readonly contact_name: string
  readonly phone: string
  readonly address_line1: string
  readonly address_line2: string
  readonly landmark: string
  readonly region: PostalRegion
  readonly is_default: boolean
}

export type AddressText = Exclude<keyof AddressAnswers, 'region' | 'is_default'>

export type AddressField = AddressText | 'zipcode' | 'city' | 'state'

export type AddressProblems = Partial<Readonly<Record<AddressField, MessageId>>>

export const emptyAddress: AddressAnswers = {
  ...{ title: '', contact_name: '', phone: '', address_line1: '', address_line2: '', landmark: '' },
  ...{ region: emptyRegion, is_default: false },
}

export function addressAnswers(address: Address): AddressAnswers {
  const { title, contact_name, phone, address_line1, address_line2, landmark, is_default } = address
  const { zipcode, country, city, state, latitude, longitude } = address
  return {
    ...{ title: title ?? '', contact_name, phone: spacedPhone(phone), address_line1 },
    ...{ address_line2: address_line2 ?? '', landmark: landmark ?? '', is_default: is_default === 1 },
    region: {
      ...{ zipcode, country, city, state, latitude, longitude },
      ...{ isCityFree: true, isByHand: false },
    },
  }
}

const needed = {
  contact_name: 'address.need_name',
  phone: 'address.need_phone',
  address_line1: 'address.need_line1',
} as const

function problemsOfRegion({ zipcode, city, state, isByHand }: PostalRegion): AddressProblems {
  if (!isByHand && state === '')
    return { zipcode: zipcode.trim() === '' ? 'address.enter_pin' : 'address.need_pin' }
  return {
    ...(zipcode.trim() === '' ? { zipcode: 'address.enter_pin' } : {}),
    ...(city.trim() === '' ? { city: 'address.need_city' } : {}),
    ...(state.trim() === '' ? { state: 'address.need_state' } : {}),
  }
}

export function addressProblems(answers: AddressAnswers): AddressProblems {
  const missing = (['contact_name', 'phone', 'address_line1'] as const).flatMap((field) =>
    answers[field].trim() === '' ? [[field, needed[field]] as const] : [],
  )
  const hasBadPhone = answers.phone.trim() !== '' && toE164(answers.phone) === null
  return {
    ...Object.fromEntries(missing),
    ...(hasBadPhone ? { phone: 'address.need_phone' } : {}),
    ...problemsOfRegion(answers.region),
  }
}

export function addressIn({ region, ...answers }: AddressAnswers) {
  const { contact_name, phone, address_line1, address_line2, landmark } = answers
  const { zipcode, country, city, state } = region
  return { contact_name, phone, address_line1, address_line2, landmark, zipcode, city, state, country }
}

export const addressFields: readonly AddressField[] = [
  ...(['title', 'contact_name', 'phone', 'address_line1', 'address_line2', 'landmark'] as const),
  ...(['zipcode', 'city', 'state'] as const),
]

/** Returns the field for one that the server names: `address.zipcode` is `zipcode`. */
export function fieldNamed(name: string): AddressField | null {
  const own = name.split('.').at(-1)
  return addressFields.find((field) => field === own) ?? null
}
