import type { Documents } from '#framework/documents'
import { searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
import { Business } from './business.doctype.ts'

/** The live businesses that may fit a search, for everybody alike, as they are listed. */
export async function searchSellers(
  documents: Documents,
  asked: SearchAsked,
): Promise<readonly SearchCandidate[]> {
  const rows = await documents.asSystem().list(Business, {
    fields: ['name', 'business_name', 'tagline', 'logo'],
    filters: [['state', '=', 'live']],
    or_filters: searchFilters(asked, ['business_name', 'tagline']),
    order_by: 'business_name asc',
    limit: asked.limit,
  })
  return rows.map((row) => ({
    title: textIn(row['business_name']) ?? '',
    text: textIn(row['tagline']) ?? '',
    path: `/search?seller=${encodeURIComponent(String(row['name']))}`,
    ...{ note: textIn(row['tagline']), day: null, image: textIn(row['logo']) },
  }))
}
