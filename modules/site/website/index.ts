import type { Documents } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { Footer } from './doctypes/footer.doctype.ts'
import { footerHooks } from './doctypes/footer.hooks.ts'
import { Header } from './doctypes/header.doctype.ts'
import { Redirect } from './doctypes/redirect.doctype.ts'
import { redirectHooks } from './doctypes/redirect.hooks.ts'
import { WebPage } from './doctypes/web-page.doctype.ts'
import { webPageHooks } from './doctypes/web-page.hooks.ts'
import { WebsiteSettings } from './doctypes/website-settings.doctype.ts'
import { websiteSettingsHooks } from './doctypes/website-settings.hooks.ts'
import { readWebsiteSettings } from './doctypes/website-settings.queries.ts'
import { websiteExtensions } from './extensions.ts'
import { getAllRoute } from './methods/get-all-route.ts'
import { getAllWebsiteSettings } from './methods/get-all-website-settings.ts'
import { getPageContent } from './methods/get-page-content.ts'
import { getSectionShapes } from './methods/get-section-shapes.ts'
import { getRedirect } from './methods/get-redirect.ts'
import { messages } from './messages.ts'
import { sectionShapes } from './rules/sections/section-shapes.ts'

export {
  businessResolver,
  pageSectionSource,
  routeSource,
  type BusinessResolver,
  type PageSectionSource,
  type RouteSource,
  type SectionRequest,
  type SiteRoute,
} from './extension-points.ts'
export { businessOfWebsite, storeThatCounts } from './doctypes/website-settings.queries.ts'
export { DEFAULT_BUSINESS } from './rules/default-business.ts'
export { siteRoutes } from './methods/get-all-route.ts'
export { wholeList } from './actions/whole-list.ts'
export { siteAddress } from './rules/site-address.ts'
export { isSafeAddress } from './rules/safe-address.ts'
export { isTimeZone } from './doctypes/website-settings.hooks.ts'

export const website = defineModule({
  name: 'website',
  docTypes: [WebsiteSettings, Header, Footer, WebPage, Redirect],
  methods: { getPageContent, getAllWebsiteSettings, getAllRoute, getRedirect, getSectionShapes },
  hooks: [websiteSettingsHooks, footerHooks, webPageHooks, redirectHooks],
  extensions: websiteExtensions,
  docTypeAliases: eventDocumentType,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
  shapes: [...new Set(sectionShapes.map(({ shape }) => shape))],
})

/** Events answer under the organisation's own name for them too. */
async function eventDocumentType(documents: Documents): Promise<Readonly<Record<string, string>>> {
  const { event_document_type } = await readWebsiteSettings(documents)
  return { [event_document_type]: 'Mela Event' }
}
