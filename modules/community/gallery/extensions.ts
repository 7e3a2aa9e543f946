import type { Documents } from '#framework/documents'
import { uploadChecks } from '#framework/files'
import { childRecords } from '#community/family'
import { searchSource } from '#site/search'
import { sayDocument } from '#site/translations'
import { pageSectionSource, routeSource, wholeList, type SiteRoute } from '#site/website'
import { childPictures } from './actions/child-pictures.ts'
import { refuseDeniedUpload } from './actions/refuse-denied-upload.ts'
import { searchAlbums } from './actions/search-albums.ts'
import { Gallery } from './doctypes/gallery.doctype.ts'
import { publicAlbums } from './doctypes/gallery.queries.ts'

async function albumRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const albums = await wholeList((part) =>
    documents.asSystem().find(Gallery, {
      where: { published: 1, visibility: 'public' },
      fields: ['name', 'title', 'modified'],
      order_by: 'name asc',
      ...part,
    }),
  )
  return albums.map((album) => ({ ...album, route: `gallery-detail/${album.name}`, doctype: Gallery.name }))
}

/** What the gallery adds to the website: a strip of albums, their pages, and those that a search finds. */
export const galleryExtensions = [
  pageSectionSource.add({
    sectionType: 'gallery strip',
    rows: ({ documents, limit }) => publicAlbums(documents, limit),
    said: (album: object, say) => sayDocument(Gallery, album, say),
  }),
  routeSource.add(albumRoutes),
  searchSource.add({ group: 'albums', candidates: searchAlbums }),
  childRecords.add(childPictures),
  uploadChecks.add(refuseDeniedUpload),
]
