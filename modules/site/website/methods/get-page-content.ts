import { select, text, type Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method, type MethodContext } from '#framework/modules'
import { inWords, sayDocument } from '#site/translations'
import { readFooter, sayFooter } from '../doctypes/footer.queries.ts'
import { readHeader, sayHeader } from '../doctypes/header.queries.ts'
import { filledSections, saySection } from '../doctypes/page-section.queries.ts'
import { WebPage } from '../doctypes/web-page.doctype.ts'
import { pageOfRoute } from '../doctypes/web-page.queries.ts'
import type { WebsiteSettings } from '../doctypes/website-settings.doctype.ts'
import { readWebsiteSettings } from '../doctypes/website-settings.queries.ts'
import { websiteErrors } from '../errors.ts'
import { businessResolver, pageSectionSource } from '../extension-points.ts'
import { askedStore } from '../rules/chosen-store.ts'
import { DEFAULT_BUSINESS } from '../rules/default-business.ts'
import { isPublished } from '../rules/is-published.ts'
import { pageRoute } from '../rules/page-route.ts'
import { sectionsFor } from '../rules/sections-for.ts'

const input = {
  route: text(),
  application_type: select(['web', 'mobile'], { default: 'web' }),
  domain: text({ maxLength: 253 }),
  business: text(),
  city: text(),
  // Beside the business: that is sent by those too who chose none, and theirs are the things of every store.
  store: text(),
}

export const getPageContent = method({
  access: anyone,
  aliases: ['mobileapi.get_page_content'],
  reads: true,
  isTranslated: true,
  input,
  async run({ input: asked, documents, language, extensions }) {
    const { route, application_type, domain, city } = asked
    const { page, settings } = await visiblePage(documents, pageRoute(route))
    const { sections: placed, ...head } = page
    const { business: chosen, store } = askedStore(settings, asked)
    const business = chosen ?? (await businessOf(domain, { documents, extensions }))
    const shown = sectionsFor(placed, { application_type: application_type ?? 'web', business, city })
    const sources = extensions(pageSectionSource)
    const [sections, { header, footer }] = await Promise.all([
      filledSections(shown, { business, store, documents, sources }),
      readFrame(documents, settings),
    ])
    return inWords({ documents, language }, (say) => ({
      page: describe(sayDocument(WebPage, head, say)),
      page_content: sections.map((section) => saySection(section, sources, say)),
      header_content: sayHeader(header, say),
      footer_content: sayFooter(footer, say),
    }))
  },
})

type Settings = Doc<typeof WebsiteSettings>

/** A page that does not exist and one that may not be seen yet must look alike. */
async function visiblePage(documents: Documents, route: string) {
  const [page, settings] = await Promise.all([pageOfRoute(documents, route), readWebsiteSettings(documents)])
  if (!page || !isPublished(page, documents.now, settings.time_zone))
    throw websiteErrors.page_not_found(route)
  return { page, settings }
}

type Context = Pick<MethodContext<unknown>, 'documents' | 'extensions'>

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
