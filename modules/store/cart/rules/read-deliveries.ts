import { cartErrors } from '../errors.ts'
import type { DeliveryChoice } from './cart-doc.ts'

const textAt = (value: object, key: string): string | null => {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' && found !== '' ? found : null
}

function readChoice(value: unknown): DeliveryChoice {
  const code = typeof value === 'object' && value !== null ? textAt(value, 'code') : null
  if (typeof value !== 'object' || value === null || code === null) throw cartErrors.no_such_choice()
  return { code, slot: textAt(value, 'slot') }
}

/** `{[parcel]: {code, slot?}}` as a client sends it, an object or its JSON. */
export function readDeliveries(value: unknown): Readonly<Record<string, DeliveryChoice>> {
  const read: unknown = typeof value === 'string' ? parsed(value) : value
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw cartErrors.no_such_choice()
  return Object.fromEntries(Object.entries(read).map(([key, choice]) => [key, readChoice(choice)]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw cartErrors.no_such_choice()
  }
}
