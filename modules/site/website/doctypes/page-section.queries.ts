import type { ChildDoc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { TranslateText } from '#meta'
import { asWritten, sayDocument } from '#site/translations'
import type { PageSectionSource } from '../extension-points.ts'
import { contentOf, type Content } from '../rules/content.ts'
import { sayContent } from '../rules/say-content.ts'
import { PageSection } from './web-page.doctype.ts'

interface Filling {
  readonly business: string
  readonly store: string | null
  readonly documents: Documents
  readonly sources: readonly PageSectionSource[]
}

type Section = ChildDoc<typeof PageSection>

/** Sections with what their sources look up, side by side. A type that no room fills has no rows. */
export function filledSections(sections: readonly Section[], filling: Filling) {
  return Promise.all(sections.map((section) => filledSection(section, filling)))
}

type Filled = Awaited<ReturnType<typeof filledSection>>

/** A filled section in the words of a language, with what its source looked up. */
export function saySection(section: Filled, sources: Filling['sources'], say: TranslateText): Filled {
  if (say === asWritten) return section
  const source = sourceOf(section, { sources })
  return {
    ...sayDocument(PageSection, section, say),
    content: sayContent(section.content, say),
    data: section.data.map((row) => source?.said?.(row, say) ?? row),
  }
}

async function filledSection(section: Section, filling: Filling) {
  const content = contentOf(section.data)
  return {
    name: section.name,
    section_name: section.section_name,
    section_type: section.section_type,
    title: section.title,
    subtitle: section.subtitle,
    view_more_label: section.view_more_label,
    view_more_redirect_to: section.view_more_redirect_to,
    view: section.view,
    row_count: section.row_count,
    content,
    data: await rowsOf(section, content, filling),
  }
}

function sourceOf({ section_type }: Pick<Section, 'section_type'>, { sources }: Pick<Filling, 'sources'>) {
  return sources.find(({ sectionType }) => sectionType === section_type)
}

async function rowsOf(section: Section, content: Content, filling: Filling): Promise<readonly unknown[]> {
  const { business, store, documents } = filling
  const source = sourceOf(section, filling)
  if (!source) return []
  const limit = section.no_of_records ?? section.row_count
  const rows = await source.rows({ content, limit, business, store, documents })
  return rows.slice(0, limit)
}
