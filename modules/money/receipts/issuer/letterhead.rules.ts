export interface Letterhead {
  readonly name: string
  readonly address: string
  readonly contact: string
  readonly registrations: readonly { readonly label: string; readonly number: string }[]
  readonly logo: string | null
  readonly signatory: string | null
  readonly footnote: string | null
}

type Values = Readonly<Record<string, unknown>>

function readText(values: Values | null, field: string): string {
  const value = values?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

function joinNonEmpty(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}

function formatAddress(organisation: Values | null): string {
  const of = (field: string) => readText(organisation, field)
  const cityLine = joinNonEmpty([of('city'), of('zipcode')], ' ')
  const where = joinNonEmpty([cityLine, of('address_state')], ', ')
  return joinNonEmpty([of('address_line1'), of('address_line2'), where], '\n')
}

function readRegistrations(issuer: Values, organisation: Values | null): Letterhead['registrations'] {
  const rows = Array.isArray(issuer['registrations']) ? issuer['registrations'] : []
  const own = rows.map((row: Values) => ({ label: readText(row, 'label'), number: readText(row, 'number') }))
  const gstin = readText(organisation, 'gstin')
  return own.length > 0 || gstin === '' ? own : [{ label: 'GSTIN', number: gstin }]
}

interface Sources {
  readonly issuer: Values
  readonly organisation: Values | null
  readonly website: Values | null
}

export function createLetterhead({ issuer, organisation, website }: Sources): Letterhead {
  const first = (...texts: readonly string[]) => texts.find((text) => text !== '') ?? ''
  const contact = joinNonEmpty([readText(organisation, 'phone'), readText(organisation, 'email')], ' · ')
  return {
    name: first(
      readText(issuer, 'issuer_name'),
      readText(organisation, 'business_name'),
      readText(website, 'site_name'),
      'Mela',
    ),
    address: first(readText(issuer, 'address'), formatAddress(organisation)),
    contact: first(readText(issuer, 'contact'), contact),
    registrations: readRegistrations(issuer, organisation),
    logo:
      first(readText(issuer, 'logo'), readText(organisation, 'logo'), readText(website, 'website_logo')) ||
      null,
    signatory: readText(issuer, 'signatory') || null,
    footnote: readText(issuer, 'footnote') || null,
  }
}

export function parseLetterhead(text: string): Letterhead {
  const value: unknown = JSON.parse(text)
  const stored = typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  return {
    name: readText(stored, 'name'),
    address: readText(stored, 'address'),
    contact: readText(stored, 'contact'),
    registrations: readRegistrations(stored, null),
    logo: readText(stored, 'logo') || null,
    signatory: readText(stored, 'signatory') || null,
    footnote: readText(stored, 'footnote') || null,
  }
}
