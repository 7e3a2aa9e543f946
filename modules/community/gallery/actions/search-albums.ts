import type { Documents } from '#framework/documents'
import { searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
import { Gallery } from '../doctypes/gallery.doctype.ts'

/** The published albums that may fit a search, of those that the caller sees, the newest first. */
export async function searchAlbums(
  documents: Documents,
  asked: SearchAsked,
): Promise<readonly SearchCandidate[]> {
  const rows = await documents.list(Gallery, {
    fields: ['name', 'title', 'description', 'cover_image'],
    filters: [['published', '=', 1]],
    or_filters: searchFilters(asked, ['title', 'description']),
    order_by: 'creation desc',
    limit: asked.limit,
  })
  return rows.map((row) => ({
    title: textIn(row['title']) ?? '',
    text: textIn(row['description']) ?? '',
    path: `/gallery-detail/${encodeURIComponent(String(row['name']))}`,
    ...{ note: null, day: null, image: textIn(row['cover_image']) },
  }))
}
