import type { Documents } from '#framework/documents'
import type { TranslateText } from '#meta'
import { asWritten, translateDocument } from '#site/translations'
import { menuTree, type MenuItem } from './menu-tree.rules.ts'
import { Header, HeaderMenu } from './header.doctype.ts'

export interface HeaderContent {
  readonly title: string
  readonly menus: readonly MenuItem[]
}

/** A header as the app draws it; null when the settings name none. */
export async function readHeader(
  documents: Documents,
  name: string | null,
): Promise<(HeaderContent & { name: string }) | null> {
  if (name === null) return null
  const header = await documents.asSystem().get(Header, name)
  return { name: header.name, title: header.title, menus: menuTree(header.menus) }
}

/** A header in the words of a language. Its entries hang below each other already: by what they were called first. */
export function translateHeader<Shown extends HeaderContent>(header: Shown, t: TranslateText): Shown {
  if (t === asWritten) return header
  return { ...header, menus: header.menus.map((entry) => translateEntry(entry, t)) }
}

function translateEntry(entry: MenuItem, t: TranslateText): MenuItem {
  return {
    ...translateDocument(HeaderMenu, entry, t),
    child_menu: entry.child_menu.map((child) => translateEntry(child, t)),
  }
}
