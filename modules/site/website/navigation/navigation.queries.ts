import type { Documents } from '#framework/documents'
import type { TranslateText } from '#meta'
import { asWritten, translateDocument } from '#site/translations'
import { Header, HeaderMenu } from './header.doctype.ts'
import { contentOf, type Content, translateContent } from '../section/content.rules.ts'
import { Footer, FooterItem } from './footer.doctype.ts'

export interface HeaderContent {
  readonly title: string
  readonly menus: readonly MenuItem[]
}

export async function readHeader(
  documents: Documents,
  name: string | null,
): Promise<(HeaderContent & { name: string }) | null> {
  if (name === null) return null
  const header = await documents.asSystem().get(Header, name)
  return { name: header.name, title: header.title, menus: menuTree(header.menus) }
}

/** Translates a header. Its tree is built before, because it links entries by their original names. */
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

interface FooterSection {
  readonly section_name: string
  readonly section_type: string
  readonly content: Content
}

export interface FooterContent {
  readonly title: string
  readonly items: readonly FooterSection[]
}

export async function readFooter(
  documents: Documents,
  name: string | null,
): Promise<(FooterContent & { name: string }) | null> {
  if (name === null) return null
  const footer = await documents.asSystem().get(Footer, name)
  const items = footer.items.map(({ section_name, section_type, data }) => ({
    section_name,
    section_type,
    content: contentOf(data),
  }))
  return { name: footer.name, title: footer.title, items }
}

export function translateFooter<Shown extends FooterContent>(footer: Shown, t: TranslateText): Shown {
  if (t === asWritten) return footer
  return { ...footer, items: footer.items.map((item) => translateSection(item, t)) }
}

/** Translates a footer section, except a static one's name, which apps use as an identifier. */
function translateSection(item: FooterSection, t: TranslateText): FooterSection {
  const content = translateContent(item.content, t)
  const isKnownByName = item.section_type === 'Static Section'
  return { ...(isKnownByName ? item : translateDocument(FooterItem, item, t)), content }
}

export interface MenuItem {
  readonly menu_label: string
  readonly redirect_url: string
  readonly icon: string | null
  readonly child_menu: readonly MenuItem[]
}

interface MenuRow {
  readonly menu_label: string
  readonly redirect_url: string
  readonly parent_menu: string | null
  readonly icon: string | null
}

const DEEPEST = 3

function childrenOf(rows: readonly MenuRow[], parent: MenuRow, depth: number): readonly MenuItem[] {
  if (depth >= DEEPEST) return []
  return rows
    .filter((row) => row !== parent && row.parent_menu === parent.menu_label)
    .map((row) => item(rows, row, depth + 1))
}

function item(rows: readonly MenuRow[], row: MenuRow, depth: number): MenuItem {
  const { menu_label, redirect_url, icon } = row
  return { menu_label, redirect_url, icon, child_menu: childrenOf(rows, row, depth) }
}

/** Builds the menu tree of at most three levels. An entry with a missing parent becomes top-level. */
export function menuTree(rows: readonly MenuRow[]): readonly MenuItem[] {
  const labels = new Set(rows.map((row) => row.menu_label))
  return rows
    .filter(
      (row) => row.parent_menu === null || row.parent_menu === row.menu_label || !labels.has(row.parent_menu),
    )
    .map((row) => item(rows, row, 1))
}
