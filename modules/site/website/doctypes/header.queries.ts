import type { Documents } from '#framework/documents'
import { menuTree, type MenuItem } from '../rules/menu-tree.ts'
import { Header } from './header.doctype.ts'

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
