import { isPostalCode } from '#site/places'

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
