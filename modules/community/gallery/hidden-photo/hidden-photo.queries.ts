import { sql, type RawBuilder } from 'kysely'
import { addressFields } from '../album/album-items.ts'
import { itemFields } from '../album/album.doctype.ts'

const columns = Object.keys(itemFields)
const columnList = (alias?: string) =>
  sql.join(columns.map((column) => (alias === undefined ? sql.id(column) : sql.id(alias, column))))

const addressColumns = (alias: string) => sql.join(addressFields.map((field) => sql.id(alias, field)))

const firstPictureQuery = (without: RawBuilder<unknown>) => sql`(
  select coalesce(i.image__video, i.image, i.poster) from "Gallery Item" i
  where i.parent = g.name and i.parenttype = 'Gallery' and i.name not in (${without})
    and coalesce(i.image__video, i.image, i.poster) is not null
  order by i.idx limit 1)`

/** Serialises decisions on photo visibility until the end of the transaction; albums are locked before. */
export const lockPhotoVisibility = sql`select pg_advisory_xact_lock(hashtextextended('gallery pictures', 0))`

/** Locks the albums of these photos, visible or hidden, in name order; returns the names. */
export const lockAlbums = (keys: readonly string[]) => sql<{ name: string }>`
  select name from "Gallery" where name in (
    select parent from "Gallery Item" where content_key = any(${[...keys]}::text[]) and parenttype = 'Gallery'
    union select gallery from "Hidden Photo" where content_key = any(${[...keys]}::text[]))
  order by name for no key update`

export interface DocumentChange {
  readonly type: 'Gallery' | 'Hidden Photo'
  readonly name: string
  readonly kind: 'created' | 'saved' | 'deleted'
}

/**
 * Moves photos without consent from all albums, or one, to hidden photos. One statement, so that no album is seen half
 * changed. Returns the changes.
 */
export function hidePhotosQuery(denied: ReadonlyMap<string, string | null>, gallery: string | null) {
  const albumFilter = gallery === null ? sql`` : sql` and i.parent = ${gallery}`
  // Raw SQL: rows go from one table to another in one statement, so that no photo is shown or lost meanwhile.
  return sql<DocumentChange>`
    with denied (content_key, student) as (
      select * from unnest(${[...denied.keys()]}::text[], ${[...denied.values()]}::text[])),
    gone as (
      delete from "Gallery Item" i using denied d
      where i.content_key = d.content_key and i.parenttype = 'Gallery'${albumFilter} returning i.*, d.student),
    open as (select distinct unnest(array[${addressColumns('gone')}]) as address from gone),
    kept as (
      insert into "Hidden Photo" (name, owner, creation, modified, modified_by, gallery, student, row_name, place, ${columnList()})
      select substr(md5(gone.name || clock_timestamp()::text || random()::text), 1, 16), owner, localtimestamp,
        clock_timestamp()::timestamp, 'Administrator', parent, student, name, idx, ${columnList('gone')}
      from gone returning name),
    seen as (
      update "Hidden Photo" w set student = d.student from denied d
      where w.content_key = d.content_key and w.student is distinct from d.student returning w.name),
    remaining as (
      update "Gallery" g set modified = clock_timestamp()::timestamp, modified_by = 'Administrator',
        picture_count = (select count(*) from "Gallery Item" i where i.parent = g.name and i.parenttype = 'Gallery'
          and i.name not in (select name from gone)),
        cover_image = case when g.cover_image in (select address from open)
          then ${firstPictureQuery(sql`select name from gone`)} else g.cover_image end
      where g.name in (select parent from gone) or g.cover_image in (select address from open) returning g.name)
    select 'Gallery' as type, name, 'saved' as kind from remaining
    union all select 'Hidden Photo', name, 'created' from kept
    union all select 'Hidden Photo', name, 'saved' from seen`
}

/** Restores hidden photos to their positions in one statement. Returns the changes. */
// Raw SQL: as above, the other way.
export const restorePhotosQuery = (names: readonly string[]) => sql<DocumentChange>`
  with back as (delete from "Hidden Photo" where name = any(${[...names]}::text[]) returning *),
  put as (
    insert into "Gallery Item" (name, owner, creation, modified, modified_by, idx, parent, parentfield, parenttype, ${columnList()})
    select row_name, owner, creation, clock_timestamp()::timestamp, 'Administrator', place, gallery, 'gallery', 'Gallery',
      ${columnList('back')} from back returning name),
  whole as (
    update "Gallery" g set modified = clock_timestamp()::timestamp, modified_by = 'Administrator',
      picture_count = (select count(*) from "Gallery Item" i where i.parent = g.name and i.parenttype = 'Gallery')
        + (select count(*) from back where gallery = g.name),
      cover_image = coalesce(g.cover_image, (select coalesce(image__video, image, poster) from back
        where gallery = g.name and coalesce(image__video, image, poster) is not null order by place limit 1))
    where g.name in (select gallery from back) returning g.name)
  select 'Gallery' as type, name, 'saved' as kind from whole
  union all select 'Hidden Photo', name, 'deleted' from back`

// Raw SQL: each row takes the new address of its own file.
const updateAddressColumns = (table: string, where: RawBuilder<unknown>) => sql`
  update ${sql.table(table)} t set ${sql.join(
    addressFields.map(
      (field) =>
        sql`${sql.id(field)} = coalesce((select m.next from moved m where m.before = ${sql.id('t', field)}), ${sql.id('t', field)})`,
    ),
  )} where ${where} and array[${addressColumns('t')}] && (select array_agg(m.before) from moved m) returning `

/**
 * Updates file addresses of an album, its hidden photos and cover. The version does not change, so that open forms see
 * no edit conflict.
 */
export const updateAddressesQuery = (
  gallery: string,
  moved: ReadonlyMap<string, string>,
) => sql<DocumentChange>`
  with moved (before, next) as (
    select * from unnest(${[...moved.keys()]}::text[], ${[...moved.values()]}::text[])),
  items as (${updateAddressColumns('Gallery Item', sql`t.parent = ${gallery} and t.parenttype = 'Gallery'`)} t.parent as name),
  withheld as (${updateAddressColumns('Hidden Photo', sql`t.gallery = ${gallery}`)} t.name),
  covers as (
    update "Gallery" g set cover_image = m.next from moved m where g.name = ${gallery} and g.cover_image = m.before
    returning g.name)
  select distinct 'Gallery' as type, name, 'saved' as kind from (select name from items union select name from covers) a
  union all select 'Hidden Photo', name, 'saved' from withheld`
