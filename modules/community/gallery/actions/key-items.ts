import { createHash } from 'node:crypto'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { File } from '#framework/files'
import type { Gallery } from '../doctypes/gallery.doctype.ts'
import { addressFields, isOwnFile, ownFilesOf, shownAddress } from '../rules/item-addresses.ts'

type Item = Doc<typeof Gallery>['gallery'][number]

/** What lies elsewhere is known by where it lies. */
const keyOfAddress = (address: string): string => createHash('sha256').update(address).digest('hex')

/** The hashes of the files at these addresses; an address without a file is not in it. One statement. */
async function hashesAt(documents: Documents, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, string>()
  const files = await documents.asSystem().find(File, {
    where: { file_url: ['in', addresses] },
    fields: ['file_url', 'content_hash'],
  })
  return new Map(
    files.flatMap(({ file_url, content_hash }) =>
      file_url !== null && content_hash !== null ? [[file_url, content_hash]] : [],
    ),
  )
}

type Known = ReadonlyMap<string, string>

/** A form that was open while files moved still says where they were. */
function whereItIs(item: Item, before: Item | undefined, known: Known): Item {
  if (!before) return item
  const moved = addressFields.filter((field) => {
    const address = item[field]
    return address !== null && isOwnFile(address) && !known.has(address) && before[field] !== null
  })
  return { ...item, ...Object.fromEntries(moved.map((field) => [field, before[field]])) }
}

function keyed(item: Item, before: Item | undefined, known: Known): Item {
  const placed = whereItIs(item, before, known)
  const shown = shownAddress(placed)
  if (shown === null) return { ...placed, content_key: null }
  const kept = before && shownAddress(before) === shown ? before.content_key : null
  return { ...placed, content_key: known.get(shown) ?? kept ?? keyOfAddress(shown) }
}

export interface Keyed {
  readonly items: readonly Item[]
  /** Whether a file of ours lies at this address. */
  isThere(address: string): boolean
}

/** The items with the keys of what they show, and with the addresses that their files have by now. */
export async function keyItems(
  documents: Documents,
  items: readonly Item[],
  { before, cover }: { readonly before: readonly Item[]; readonly cover: string | null },
): Promise<Keyed> {
  const own = items.flatMap(ownFilesOf)
  const asked = cover !== null && isOwnFile(cover) ? [...own, cover] : own
  const known = await hashesAt(documents, [...new Set(asked)])
  const rows = new Map(before.map((item) => [item.name, item]))
  return {
    items: items.map((item) => keyed(item, rows.get(item.name), known)),
    isThere: (address) => known.has(address),
  }
}
