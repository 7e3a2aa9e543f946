import type { Context } from '#framework/context'
import { select, text, type Doc, type ChildDoc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { translateResponse, translateDocument, asWritten } from '#site/translations'
import { readFooter, translateFooter, readHeader, translateHeader } from '../navigation/navigation.queries.ts'
import type { TranslateText } from '#meta'
import { type PageSectionSource, businessResolver, pageSectionSource } from '../extension-points.ts'
import { contentOf, type Content, translateContent } from '../section/content.rules.ts'
import { PageSection, WebPage } from './web-page.doctype.ts'
import type { WebsiteSettings } from '../settings/website-settings.doctype.ts'
import { readWebsiteSettings } from '../settings/website-settings.queries.ts'
import { websiteErrors } from '../errors.ts'
import { askedStore, DEFAULT_BUSINESS } from '../settings/chosen-store.rules.ts'
import { isPublished, pageRoute } from './page.rules.ts'

const input = {
  route: text(),
  application_type: select(['web', 'mobile'], { default: 'web' }),
  domain: text({ maxLength: 253 }),
  business: text(),
  city: text(),
  // Separate from `business`, which clients without a chosen store send too.
  store: text(),
}

export const getPageContent = method({
  access: anyone,
  aliases: ['mobileapi.get_page_content'],
  reads: true,
  isTranslated: true,
  input,
  async run({ input: asked, documents, language, extensions, ctx }) {
    const { route, application_type, domain, city } = asked
    const { page, settings } = await visiblePage(documents, pageRoute(route))
    const { sections: placed, ...head } = page
    const { business: chosen, store } = askedStore(settings, asked)
    const business = chosen ?? (await businessOf(domain, ctx))
    const shown = sectionsFor(placed, { application_type: application_type ?? 'web', business, city })
    const sources = extensions(pageSectionSource)
    const [sections, { header, footer }] = await Promise.all([
      filledSections(shown, { business, store, documents, sources }),
      readFrame(documents, settings),
    ])
    return translateResponse({ documents, language }, (t) => ({
      page: describe(translateDocument(WebPage, head, t)),
      page_content: sections.map((section) => translateSection(section, sources, t)),
      header_content: translateHeader(header, t),
      footer_content: translateFooter(footer, t),
    }))
  },
})

type Settings = Doc<typeof WebsiteSettings>

async function visiblePage(documents: Documents, route: string) {
  const [page, settings] = await Promise.all([pageOfRoute(documents, route), readWebsiteSettings(documents)])
  if (!page || !isPublished(page, documents.now, settings.time_zone))
    throw websiteErrors.page_not_found(route)
  return { page, settings }
}

async function businessOf(domain: string | null, { documents, extensions }: Context): Promise<string> {
  const [resolve] = extensions(businessResolver)
  const resolved = domain === null ? null : await resolve?.(domain, documents)
  return resolved ?? DEFAULT_BUSINESS
}

async function readFrame(documents: Documents, { default_header, default_footer }: Settings) {
  const [header, footer] = await Promise.all([
    readHeader(documents, default_header),
    readFooter(documents, default_footer),
  ])
  return {
    header: { title: header?.title ?? '', menus: header?.menus ?? [] },
    footer: { title: footer?.title ?? '', items: footer?.items ?? [] },
  }
}

type Head = Omit<Doc<typeof WebPage>, 'sections'>

function describe({ route, title, meta_title, meta_description, meta_image, modified }: Head) {
  return { route, title: meta_title ?? title, description: meta_description, image: meta_image, modified }
}

async function pageOfRoute(documents: Documents, route: string): Promise<Doc<typeof WebPage> | null> {
  const system = documents.asSystem()
  const [found] = await system.find(WebPage, { where: { route, published: 1 }, fields: ['name'], limit: 1 })
  return found ? system.get(WebPage, found.name) : null
}

interface Filling {
  readonly business: string
  readonly store: string | null
  readonly documents: Documents
  readonly sources: readonly PageSectionSource[]
}

type Section = ChildDoc<typeof PageSection>

/** Fills sections from their sources in parallel; unknown types have no rows. */
function filledSections(sections: readonly Section[], filling: Filling) {
  return Promise.all(sections.map((section) => filledSection(section, filling)))
}

type Filled = Awaited<ReturnType<typeof filledSection>>

function translateSection(section: Filled, sources: Filling['sources'], t: TranslateText): Filled {
  if (t === asWritten) return section
  const source = sourceOf(section, { sources })
  return {
    ...translateDocument(PageSection, section, t),
    content: translateContent(section.content, t),
    data: section.data.map((row) => source?.translateRow?.(row, t) ?? row),
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

interface Placed {
  readonly application_type: 'both' | 'web' | 'mobile'
  readonly business: string | null
  readonly city: string | null
}

export interface Visitor {
  readonly application_type: 'web' | 'mobile'
  readonly business: string
  readonly city: string | null
}

function isFor(section: Placed, visitor: Visitor): boolean {
  const { application_type, business, city } = section
  return (
    (application_type === 'both' || application_type === visitor.application_type) &&
    (business === null || business === visitor.business) &&
    (city === null || city.toLowerCase() === visitor.city?.toLowerCase())
  )
}

/** Selects the sections for this kind of app, business and city. */
export function sectionsFor<Section extends Placed>(
  sections: readonly Section[],
  visitor: Visitor,
): readonly Section[] {
  return sections.filter((section) => isFor(section, visitor))
}
