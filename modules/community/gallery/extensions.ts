import type { Documents } from '#framework/documents'
import { uploadChecks, type CheckUpload } from '#framework/files'
import { childRecords, type ChildRecords } from '#community/family'
import { searchSource, searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
import { translateDocument } from '#site/translations'
import { pageSectionSource, routeSource, listAll, type SiteRoute } from '#site/website'
import { TaggedPerson } from './tagged-person/tagged-person.doctype.ts'
import { HiddenPhoto } from './hidden-photo/hidden-photo.doctype.ts'
import { hidePhotosOfStudent, findPhotosWithoutConsent } from './hidden-photo/hide-photos.ts'
import { galleryErrors } from './errors.ts'
import { Album } from './album/album.doctype.ts'

const MAX_RECORDS = 5000

async function eraseTags(documents: Documents, student: string) {
  const system = documents.asSystem()
  await hidePhotosOfStudent(system, student, [student])
  const redacted = { student: null, full_name: 'Somebody', agreed_on: null }
  await system.updateWhere(TaggedPerson, { student }, redacted)
  await system.updateWhere(HiddenPhoto, { student }, { student: null })
  return []
}

const childPhotoRecords: ChildRecords = {
  part: 'pictures',
  read: (documents, student) =>
    documents.asSystem().find(TaggedPerson, {
      where: { student },
      fields: ['full_name', 'content_key', 'creation'],
      limit: MAX_RECORDS,
    }),
  erase: eraseTags,
}

/** Refuses uploads of a hidden photo's content as a new file. */
const refusePhotoWithoutConsent: CheckUpload = async (system, hashes) => {
  const denied = await findPhotosWithoutConsent(system, hashes)
  if (denied.size > 0) throw galleryErrors.denied_upload()
}

async function albumRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const albums = await listAll((part) =>
    documents.asSystem().find(Album, {
      where: { published: 1, visibility: 'public' },
      fields: ['name', 'title', 'modified'],
      order_by: 'name asc',
      ...part,
    }),
  )
  return albums.map((album) => ({ ...album, route: `gallery-detail/${album.name}`, doctype: Album.name }))
}

export const galleryExtensions = [
  pageSectionSource.add({
    sectionType: 'gallery strip',
    rows: ({ documents, limit }) => publicAlbums(documents, limit),
    translateRow: (album: object, translate) => translateDocument(Album, album, translate),
  }),
  routeSource.add(albumRoutes),
  searchSource.add({ group: 'albums', candidates: searchAlbums }),
  childRecords.add(childPhotoRecords),
  uploadChecks.add(refusePhotoWithoutConsent),
]

/** Returns the public albums, the newest first. One statement. */
function publicAlbums(documents: Documents, limit: number) {
  return documents.asSystem().find(Album, {
    where: { published: 1, visibility: 'public' },
    fields: ['name', 'title', 'cover_image', 'picture_count'],
    order_by: 'creation desc, name desc',
    limit,
  })
}

async function searchAlbums(documents: Documents, query: SearchAsked): Promise<readonly SearchCandidate[]> {
  const rows = await documents.list(Album, {
    fields: ['name', 'title', 'description', 'cover_image'],
    filters: [['published', '=', 1]],
    or_filters: searchFilters(query, ['title', 'description']),
    order_by: 'creation desc',
    limit: query.limit,
  })
  return rows.map((row) => ({
    title: textIn(row['title']) ?? '',
    text: textIn(row['description']) ?? '',
    path: `/gallery-detail/${encodeURIComponent(String(row['name']))}`,
    ...{ note: null, day: null, image: textIn(row['cover_image']) },
  }))
}
