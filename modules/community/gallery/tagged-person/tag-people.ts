import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Album } from '../album/album.doctype.ts'
import { TaggedPerson } from './tagged-person.doctype.ts'
import { galleryErrors } from '../errors.ts'
import type { TaggablePerson } from './taggable-people.ts'
import { lockAlbumsOfPhotos, hidePhotos } from '../hidden-photo/hide-photos.ts'

interface ContentKeyRow {
  readonly content_key: string
}

/** The keys of an album's pictures by their rows, shown or withheld. One statement. */
export async function getPhotoKeys(
  documents: Documents,
  gallery: string,
  pictures: readonly string[],
): Promise<readonly string[]> {
  const rows = await documents.asSystem().statement(
    sql<ContentKeyRow & { name: string }>`
      select name, content_key from "Gallery Item"
      where parent = ${gallery} and parenttype = 'Gallery' and name = any(${[...pictures]}::text[])
      union all select row_name, content_key from "Withheld Picture"
      where gallery = ${gallery} and row_name = any(${[...pictures]}::text[])`,
    { reads: [Album] },
  )
  if (rows.length < pictures.length) throw galleryErrors.unknown_picture()
  return [...new Set(rows.map(({ content_key }) => content_key))]
}

interface TagInput {
  readonly keys: readonly string[]
  readonly people: readonly TaggablePerson[]
  /** Those who are no pupils said so: 'YYYY-MM-DD'. */
  readonly agreed_on: string | null
}

/** A tag for each person in each picture. */
const tagsOf = ({ keys, people, agreed_on }: TagInput) =>
  keys.flatMap((content_key) =>
    people.map(({ full_name, student, registration, attendee }) => ({
      ...{ content_key, full_name, student, registration, attendee },
      agreed_on: student === null ? agreed_on : null,
    })),
  )

/** Names people in pictures, once each; what is not to be shown is gone from every album when this is done. */
export async function tagPeople(documents: Documents, tagInput: TagInput): Promise<number> {
  const { keys } = tagInput
  const system = documents.asSystem()
  const albums = await lockAlbumsOfPhotos(system, keys)
  const insertedTags = await documents
    .asSystemFor(documents.caller.user)
    .insertMany(TaggedPerson, tagsOf(tagInput), { onConflict: 'skip' })
  await hidePhotos(system, { keys, albums })
  return insertedTags.length
}

const contentKeysQuery = (names: readonly string[]) => sql<ContentKeyRow>`
  select distinct content_key from "Gallery Person" where name = any(${[...names]}::text[])`

/** Takes back what was said of who is in pictures. What may be shown again comes back after the commit. */
export async function untagPeople(documents: Documents, names: readonly string[]): Promise<number> {
  const system = documents.asSystem()
  const found = await system.statement(contentKeysQuery(names), { reads: [TaggedPerson] })
  const keys = found.map(({ content_key }) => content_key)
  const albums = await lockAlbumsOfPhotos(system, keys)
  const deletedTags = await system.deleteWhere(TaggedPerson, { name: ['in', names] })
  await hidePhotos(system, { keys, albums })
  return deletedTags.length
}
