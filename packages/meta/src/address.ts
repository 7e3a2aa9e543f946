import { spacedPhone } from './phone.ts'

type AddressRecord = Readonly<Record<string, unknown>>

function parseAddress(json: string): AddressRecord | null {
  try {
    const value: unknown = JSON.parse(json)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value)) : null
  } catch {
    return null
  }
}

/**
 * Lines of a stored address (a JSON field of the format `Address`), as on an envelope. `address` is an already
 * formatted one. Null for other text.
 */
export function addressLines(json: string): readonly string[] | null {
  const address = parseAddress(json)
  if (address === null) return null
  const of = (field: string) => {
    const value = address[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const place = [[of('city'), of('zipcode')].filter(Boolean).join(' '), of('state')]
  const written = of('address')
  const street = [of('address_line1'), of('address_line2'), of('landmark'), ...place]
  const gstin = of('gstin')
  const lines = [
    of('name') || of('contact_name'),
    ...(written === '' ? street : written.split('\n')),
    (of('phone') || of('contact')).split(' · ').map(spacedPhone).join(' · '),
    gstin && `GSTIN ${gstin}`,
  ].filter((line) => line !== '')
  return lines.length === 0 ? null : lines
}
