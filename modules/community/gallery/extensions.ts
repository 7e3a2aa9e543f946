import type { Documents } from '#framework/documents'
import { uploadChecks, type CheckUpload } from '#framework/files'
import { childRecords, type ChildRecords } from '#community/family'
import { searchSource, searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
import { sayDocument } from '#site/translations'
import { pageSectionSource, routeSource, wholeList, type SiteRoute } from '#site/website'
import { sql } from 'kysely'
import { GalleryPerson } from './doctypes/gallery-person.doctype.ts'
import { WithheldPicture } from './doctypes/withheld-picture.doctype.ts'
import { withholdOf } from './actions/withhold.ts'
import { galleryErrors } from './errors.ts'
import { deniedPictures } from './actions/denied-pictures.ts'
import { Gallery } from './doctypes/gallery.doctype.ts'

const MOST = 5000

/** Every picture in which the child was named goes out of sight, and nothing says any more whom it showed. */
async function erase(documents: Documents, student: string) {
  const system = documents.asSystem()
  await withholdOf(system, student, [student])
  await system.statement(
    sql<{ name: string }>`
      update "Gallery Person" set student = null, full_name = 'Somebody', agreed_on = null where student = ${student}
      returning name`,
    {
      changes: (rows) => rows.map(({ name }) => ({ type: GalleryPerson.name, name, kind: 'saved' as const })),
    },
  )
  await system.statement(
    sql<{ name: string }>`
      update "Withheld Picture" set student = null where student = ${student} returning name`,
    {
      changes: (rows) =>
        rows.map(({ name }) => ({ type: WithheldPicture.name, name, kind: 'saved' as const })),
    },
  )
  return []
}

/** What albums keep of a child: in which pictures it was named. */
const childPictures: ChildRecords = {
  part: 'pictures',
  read: (documents, student) =>
    documents.asSystem().find(GalleryPerson, {
      where: { student },
      fields: ['full_name', 'content_key', 'creation'],
      limit: MOST,
    }),
  erase,
}

/** Whoever kept the bytes of a picture that is withheld does not bring it back as a file of their own. */
const refuseDeniedUpload: CheckUpload = async (system, hashes) => {
  const denied = await deniedPictures(system, hashes)
  if (denied.size > 0) throw galleryErrors.denied_upload()
}

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

/** The public albums, the newest first. One statement. */
function publicAlbums(documents: Documents, limit: number) {
  return documents.asSystem().find(Gallery, {
    where: { published: 1, visibility: 'public' },
    fields: ['name', 'title', 'cover_image', 'picture_count'],
    order_by: 'creation desc, name desc',
    limit,
  })
}

/** The published albums that may fit a search, of those that the caller sees, the newest first. */
async function searchAlbums(documents: Documents, asked: SearchAsked): Promise<readonly SearchCandidate[]> {
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
