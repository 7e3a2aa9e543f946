import { isPostalCode } from '#site/places'

/** A domain as businesses keep it: 'https://WWW.Shop.example.org:8080/x' is 'shop.example.org'. */
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
 * True for a goods and services tax number whose check character is right: characters 1 to 14 are weighted 1, 2, 1, 2…
 * in base 36, each product's two digits added up, and the check character fills the sum to a multiple of 36.
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

/** Postal codes from one to another, both among them. */
export interface ServiceArea {
  readonly from_postal_code: string
  readonly to_postal_code: string
}

/** Whether a business brings things to a postal code: to those of its areas; everywhere in India when it names none. */
export function isServed(
  { service_areas }: { readonly service_areas: readonly ServiceArea[] },
  postalCode: string,
): boolean {
  const isWithin = ({ from_postal_code: from, to_postal_code: to }: ServiceArea) =>
    from <= postalCode && postalCode <= to
  return service_areas.length === 0 || service_areas.some(isWithin)
}

/** Whether two postal codes are an area: both can be one, and the first does not come after the second. */
export function isArea(from: string, to: string): boolean {
  return isPostalCode(from) && isPostalCode(to) && from <= to
}
