import type { ChildDoc } from '#framework/doctypes'
import { select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method, type MethodContext } from '#framework/modules'
import { readFooter } from '../doctypes/footer.queries.ts'
import { readHeader } from '../doctypes/header.queries.ts'
import type { PageSection } from '../doctypes/web-page.doctype.ts'
import { publishedPage } from '../doctypes/web-page.queries.ts'
import { readWebsiteSettings } from '../doctypes/website-settings.queries.ts'
import { businessResolver, pageSectionSource, type PageSectionSource } from '../extension-points.ts'
import { contentOf, type Content } from '../rules/content.ts'
import { DEFAULT_BUSINESS } from '../rules/default-business.ts'
import { sectionsFor } from '../rules/sections-for.ts'

const input = {
  route: text(),
  application_type: select(['web', 'mobile'], { default: 'web' }),
  domain: text({ maxLength: 253 }),
  business: text(),
  city: text(),
}

export const getPageContent = method({
  access: anyone,
  aliases: ['mobileapi.get_page_content'],
  reads: true,
  input,
  async run({ input, documents, extensions }) {
    const [page, settings] = await Promise.all([
      publishedPage(documents, input.route ?? ''),
      readWebsiteSettings(documents),
    ])
    const business = input.business ?? (await businessOf(input.domain, { documents, extensions }))
    const visitor = { application_type: input.application_type ?? 'web', city: input.city, business }
    const shown = sectionsFor(page.sections, visitor)
    const [page_content, header, footer] = await Promise.all([
      filled(shown, { business, documents, sources: extensions(pageSectionSource) }),
      readHeader(documents, settings.default_header),
      readFooter(documents, settings.default_footer),
    ])
    return {
      page: describe(page),
      page_content,
      header_content: { title: header?.title ?? '', menus: header?.menus ?? [] },
      footer_content: { title: footer?.title ?? '', items: footer?.items ?? [] },
    }
  },
})

type Context = Pick<MethodContext<unknown>, 'documents' | 'extensions'>

async function businessOf(domain: string | null, { documents, extensions }: Context): Promise<string> {
  const [resolve] = extensions(businessResolver)
  const resolved = domain === null ? null : await resolve?.(domain, documents)
  return resolved ?? DEFAULT_BUSINESS
}

function describe(page: Awaited<ReturnType<typeof publishedPage>>) {
  const { route, title, meta_description, meta_image, modified } = page
  return {
    route,
    title: page.meta_title ?? title,
    description: meta_description,
    image: meta_image,
    modified,
  }
}

interface Filling {
  readonly business: string
  readonly documents: Documents
  readonly sources: readonly PageSectionSource[]
}

type Section = ChildDoc<typeof PageSection>

function filled(sections: readonly Section[], filling: Filling) {
  return Promise.all(sections.map((section) => filledSection(section, filling)))
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

async function rowsOf(section: Section, content: Content, filling: Filling): Promise<readonly unknown[]> {
  const { business, documents, sources } = filling
  const source = sources.find(({ sectionType }) => sectionType === section.section_type)
  if (!source) return []
  const limit = section.no_of_records ?? section.row_count
  const rows = await source.rows({ content, limit, business, documents })
  return rows.slice(0, limit)
}
