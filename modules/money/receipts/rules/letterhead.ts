/** What an issuer's papers carry, as it was on the day that a receipt was given. */
export interface Letterhead {
  readonly name: string
  readonly address: string
  readonly contact: string
  readonly registrations: readonly { readonly label: string; readonly number: string }[]
  /** Address of a picture in the house; null for none. */
  readonly logo: string | null
  readonly signatory: string | null
  readonly footnote: string | null
}

type Values = Readonly<Record<string, unknown>>

function textIn(values: Values | null, field: string): string {
  const value = values?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}

function addressOf(organisation: Values | null): string {
  const of = (field: string) => textIn(organisation, field)
  const place = joined([of('city'), of('zipcode')], ' ')
  const where = joined([place, of('address_state')], ', ')
  return joined([of('address_line1'), of('address_line2'), where], '\n')
}

function registrationsOf(issuer: Values, organisation: Values | null): Letterhead['registrations'] {
  const rows = Array.isArray(issuer['registrations']) ? issuer['registrations'] : []
  const own = rows.map((row: Values) => ({ label: textIn(row, 'label'), number: textIn(row, 'number') }))
  const gstin = textIn(organisation, 'gstin')
  return own.length > 0 || gstin === '' ? own : [{ label: 'GSTIN', number: gstin }]
}

interface Sources {
  readonly issuer: Values
  /** The Business, where there is one. */
  readonly organisation: Values | null
  /** The Website Settings, for the house's own papers. */
  readonly website: Values | null
}

/** The issuer's own words first; what it leaves empty is the organisation's, and at last the website's. */
export function letterheadFrom({ issuer, organisation, website }: Sources): Letterhead {
  const first = (...texts: readonly string[]) => texts.find((text) => text !== '') ?? ''
  const contact = joined([textIn(organisation, 'phone'), textIn(organisation, 'email')], ' · ')
  return {
    name: first(
      textIn(issuer, 'issuer_name'),
      textIn(organisation, 'business_name'),
      textIn(website, 'site_name'),
      'Mela',
    ),
    address: first(textIn(issuer, 'address'), addressOf(organisation)),
    contact: first(textIn(issuer, 'contact'), contact),
    registrations: registrationsOf(issuer, organisation),
    logo:
      first(textIn(issuer, 'logo'), textIn(organisation, 'logo'), textIn(website, 'website_logo')) || null,
    signatory: textIn(issuer, 'signatory') || null,
    footnote: textIn(issuer, 'footnote') || null,
  }
}

/** The letterhead that a receipt was given with. */
export function readLetterhead(text: string): Letterhead {
  const value: unknown = JSON.parse(text)
  const kept = typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  return {
    name: textIn(kept, 'name'),
    address: textIn(kept, 'address'),
    contact: textIn(kept, 'contact'),
    registrations: registrationsOf(kept, null),
    logo: textIn(kept, 'logo') || null,
    signatory: textIn(kept, 'signatory') || null,
    footnote: textIn(kept, 'footnote') || null,
  }
}
