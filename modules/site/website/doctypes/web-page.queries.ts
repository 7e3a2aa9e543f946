import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { websiteErrors } from '../errors.ts'
import { isPublished } from '../rules/is-published.ts'
import { pageRoute } from '../rules/page-route.ts'
import { readWebsiteSettings } from './website-settings.queries.ts'
import { WebPage } from './web-page.doctype.ts'

/** The published page of a route. An unpublished one and one that does not exist are told apart by nobody. */
export async function publishedPage(documents: Documents, asked: string): Promise<Doc<typeof WebPage>> {
  const route = pageRoute(asked)
  const system = documents.asSystem()
  const [[found], { time_zone }] = await Promise.all([
    system.find(WebPage, { where: { route, published: 1 }, fields: ['name'], limit: 1 }),
    readWebsiteSettings(documents),
  ])
  if (!found) throw websiteErrors.page_not_found(route)
  const page = await system.get(WebPage, found.name)
  if (!isPublished(page, documents.now, time_zone)) throw websiteErrors.page_not_found(route)
  return page
}
