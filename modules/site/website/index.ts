import type { Documents } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { Footer } from './navigation/footer.doctype.ts'
import { footerHooks, webPageHooks } from './section/content.hooks.ts'
import { Header } from './navigation/header.doctype.ts'
import { Redirect } from './redirect/redirect.doctype.ts'
import { redirectHooks } from './redirect/redirect.hooks.ts'
import { WebPage } from './page/web-page.doctype.ts'
import { WebsiteSettings } from './settings/website-settings.doctype.ts'
import { websiteSettingsHooks } from './settings/website-settings.hooks.ts'
import { readWebsiteSettings } from './settings/website-settings.queries.ts'
import { websiteExtensions } from './extensions.ts'
import { getAllRoute } from './page/get-all-route.ts'
import { getAllWebsiteSettings } from './settings/get-all-website-settings.ts'
import { getPageContent } from './page/get-page-content.ts'
import { getSectionShapes } from './section/get-section-shapes.ts'
import { getRedirect } from './redirect/get-redirect.ts'
import { messages } from './messages.ts'
import { sectionShapes } from './section/section-shapes.rules.ts'

export {
  businessResolver,
  pageSectionSource,
  routeSource,
  type SectionRequest,
  type SiteRoute,
} from './extension-points.ts'
export {
  businessOfWebsite,
  readWebsiteSettings,
  storeThatCounts,
} from './settings/website-settings.queries.ts'
export { DEFAULT_BUSINESS } from './settings/chosen-store.rules.ts'
export { siteRoutes, listAll } from './page/get-all-route.ts'
export { siteAddress } from './page/page.rules.ts'
export { isSafeAddress } from './section/content.rules.ts'
export { isTimeZone } from './settings/website-settings.hooks.ts'

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

/** Event responses also use the organisation's own name for events. */
async function eventDocumentType(documents: Documents): Promise<Readonly<Record<string, string>>> {
  const { event_document_type } = await readWebsiteSettings(documents)
  return { [event_document_type]: 'Mela Event' }
}
