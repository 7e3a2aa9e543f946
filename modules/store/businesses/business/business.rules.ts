import { isPostalCode } from '#site/places'

/** Normalises a domain: 'https://WWW.Shop.example.org:8080/x' becomes 'shop.example.org'. */
export function domainOf(text: string): string {
  const [host = ''] = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:?#]/, 1)
  return host.replace(/^www\./, '')
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

function folded(product: number): number {
  return Math.floor(product / DIGITS.length) + (product % DIGITS.length)
}

/**
 * True for a GSTIN whose check character completes the weighted sum (1, 2, 1, 2… in base 36, digits of products added)
 * to a multiple of 36.
 */
export function isGstin(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const sum = [...text.slice(0, 14)].reduce(
    (total, character, index) => total + folded(DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)),
    0,
  )
  const check = (DIGITS.length - (sum % DIGITS.length)) % DIGITS.length
  return DIGITS.charAt(check) === text.at(14)
}

/** An inclusive range of postal codes. */
export interface ServiceArea {
  readonly from_postal_code: string
  readonly to_postal_code: string
}

export function isServed(
  { service_areas }: { readonly service_areas: readonly ServiceArea[] },
  postalCode: string,
): boolean {
  const isWithin = ({ from_postal_code: from, to_postal_code: to }: ServiceArea) =>
    from <= postalCode && postalCode <= to
  return service_areas.length === 0 || service_areas.some(isWithin)
}

export function isArea(from: string, to: string): boolean {
  return isPostalCode(from) && isPostalCode(to) && from <= to
}
