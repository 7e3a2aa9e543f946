import { sql } from 'kysely'
import { randomName, type Documents } from '#framework/documents'
import type { SavedItem, SavedList } from './saved-list.rules.ts'
import { MOST_LINKS } from './limits.ts'
import type { ListsOf } from './wishlist.queries.ts'
import { Wishlist } from './wishlist.doctype.ts'

interface Written {
  readonly name: string
}

const changes = (rows: readonly Written[]) =>
  rows.map(({ name }) => ({ type: Wishlist.name, name, kind: 'saved' as const }))

/** Makes a list of somebody's; answers its name, null when he has one of this name by now. One statement. */
export async function insertList(
  documents: Documents,
  whose: ListsOf,
  list_name: string,
): Promise<string | null> {
  const name = randomName()
  const { user: author } = documents.caller
  const user = 'user' in whose ? whose.user : null
  const token_hash = 'user' in whose ? null : whose.token_hash
  const [made] = await documents.asSystem().statement(
    sql<Written>`insert into "Wishlist" (name, owner, creation, modified, modified_by, list_name, "user", token_hash, shows_name)
      values (${name}, ${author}, clock_timestamp(), clock_timestamp(), ${author}, ${list_name}, ${user}, ${token_hash}, 0)
      on conflict do nothing returning name`,
    { changes },
  )
  return made?.name ?? null
}

/** Puts things on a list; what is on it stays as it is. One statement. */
export async function insertItems(
  documents: Documents,
  list: string,
  items: readonly SavedItem[],
): Promise<void> {
  const { user } = documents.caller
  const column = <Key extends keyof SavedItem>(key: Key) => items.map((item) => item[key])
  await documents.asSystem().statement(
    sql<Written>`
      with put as (
        insert into "Wishlist Item" (name, owner, creation, modified, modified_by, docstatus, idx, parent, parentfield,
          parenttype, variant, business, product, title, price_when_added)
        select ${list} || '/' || variant || '/' || business, ${user}, clock_timestamp(), clock_timestamp(), ${user}, 0, idx,
          ${list}, 'items', 'Wishlist', variant, business, product, title, price_when_added
        from unnest(${column('variant')}::text[], ${column('business')}::text[], ${column('product')}::text[],
          ${column('title')}::text[], ${column('price_when_added')}::bigint[])
          with ordinality as i (variant, business, product, title, price_when_added, idx)
        on conflict (name) do nothing
      )
      update "Wishlist" set modified = clock_timestamp(), modified_by = ${user} where name = ${list} returning name`,
    { changes },
  )
}

/** Takes something off these lists. One statement. */
export async function deleteItems(
  documents: Documents,
  lists: readonly string[],
  pair: Pick<SavedItem, 'variant' | 'business'>,
) {
  await documents.asSystem().statement(
    sql<Written>`
      with gone as (
        delete from "Wishlist Item" where parent = any(${[...lists]}::text[]) and variant = ${pair.variant}
          and business = ${pair.business} returning parent
      )
      update "Wishlist" set modified = clock_timestamp() where name in (select parent from gone) returning name`,
    { changes },
  )
}

/** A guest's list becomes somebody's own. One statement. */
export async function transferList(documents: Documents, list: string): Promise<void> {
  const { user } = documents.caller
  await documents.asSystem().statement(
    sql<Written>`update "Wishlist" set "user" = ${user}, token_hash = null, modified = clock_timestamp(),
      modified_by = ${user} where name = ${list} returning name`,
    { changes },
  )
}

/** Another name for a list, and whether its owner's is shown. One statement. */
export async function renameList(
  documents: Documents,
  list: string,
  { list_name, shows_name }: Pick<SavedList, 'list_name' | 'shows_name'>,
): Promise<void> {
  await documents.asSystem().statement(
    sql<Written>`update "Wishlist" set list_name = ${list_name}, shows_name = ${shows_name},
      modified = clock_timestamp() where name = ${list} returning name`,
    { changes },
  )
}

/** Ends every link to a list. One statement. */
export async function deleteLinks(documents: Documents, list: string): Promise<void> {
  await documents
    .asSystem()
    .statement(
      sql<Written>`delete from "Wishlist Link" where wishlist = ${list} returning wishlist as name`,
      { changes },
    )
}

/** A list goes, with what is on it and every link to it. */
export async function deleteListRows(documents: Documents, list: string): Promise<void> {
  await deleteLinks(documents, list)
  await documents.asSystem().statement(
    sql<Written>`with items as (delete from "Wishlist Item" where parent = ${list})
      delete from "Wishlist" where name = ${list} returning name`,
    { changes: (rows) => rows.map(({ name }) => ({ type: Wishlist.name, name, kind: 'deleted' as const })) },
  )
}

/** A new link to a list; of too many the oldest ends. Nobody can read it back. One statement. */
export async function insertLink(documents: Documents, list: string, token_hash: string): Promise<void> {
  const { user } = documents.caller
  await documents.asSystem().statement(
    sql<Written>`
      with old as (
        delete from "Wishlist Link" where name in (
          select name from "Wishlist Link" where wishlist = ${list} order by creation desc offset ${MOST_LINKS - 1}
        )
      )
      insert into "Wishlist Link" (name, owner, creation, modified, modified_by, wishlist, token_hash)
      values (${randomName()}, ${user}, clock_timestamp(), clock_timestamp(), ${user}, ${list}, ${token_hash})
      returning wishlist as name`,
    { changes },
  )
}
