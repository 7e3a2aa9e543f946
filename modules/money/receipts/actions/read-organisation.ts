import type { Documents } from '#framework/documents'

export type Values = Readonly<Record<string, unknown>>

async function readNamed(documents: Documents, type: string, name: string): Promise<Values | null> {
  const known = documents.registry.find(type)
  return known ? documents.get(known, name) : null
}

/** A Business; the store's room is not ours to import. */
export function readOrganisation(documents: Documents, name: string): Promise<Values | null> {
  return readNamed(documents, 'Business', name)
}

/** The settings of the website; null on a site that has none. */
export function readWebsite(documents: Documents): Promise<Values | null> {
  return readNamed(documents, 'Website Settings', 'Website Settings')
}

/**
 * The organisation under whose name the house itself gives receipts: the website's own business, so that one organisation
 * never has two rows of numbers. Null where the website names none.
 */
export function houseOrganisation(website: Values | null): string | null {
  const business = website?.['default_business']
  return typeof business === 'string' && business !== '' ? business : null
}
