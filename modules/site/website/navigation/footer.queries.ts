import type { Documents } from '#framework/documents'
import type { TranslateText } from '#meta'
import { asWritten, translateDocument } from '#site/translations'
import { contentOf, type Content } from '../section/content.rules.ts'
import { translateContent } from '../section/translate-content.rules.ts'
import { Footer, FooterItem } from './footer.doctype.ts'

interface FooterSection {
  readonly section_name: string
  readonly section_type: string
  readonly content: Content
}

export interface FooterContent {
  readonly title: string
  readonly items: readonly FooterSection[]
}

/** A footer as the app draws it; null when the settings name none. */
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

/** Apps know a static section by its name. */
function translateSection(item: FooterSection, t: TranslateText): FooterSection {
  const content = translateContent(item.content, t)
  const isKnownByName = item.section_type === 'Static Section'
  return { ...(isKnownByName ? item : translateDocument(FooterItem, item, t)), content }
}
