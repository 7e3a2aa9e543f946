import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { WebPage } from '../doctypes/web-page.doctype.ts'
import { readWebsiteSettings } from '../doctypes/website-settings.queries.ts'
import { routeSource, type SiteRoute } from '../extension-points.ts'
import { isPublished } from '../rules/is-published.ts'

const MOST_ROUTES = 5000

export const getAllRoute = method({
  access: anyone,
  aliases: ['mobileapi.get_all_route'],
  reads: true,
  input: {},
  async run({ documents, extensions }) {
    const added = extensions(routeSource).map((routesOf) => routesOf(documents))
    const routes = await Promise.all([pageRoutes(documents), ...added])
    return routes.flat().slice(0, MOST_ROUTES)
  },
})

async function pageRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const [pages, { time_zone }] = await Promise.all([
    documents.asSystem().find(WebPage, { where: { published: 1 }, order_by: 'route asc' }),
    readWebsiteSettings(documents),
  ])
  return pages
    .filter((page) => isPublished(page, documents.now, time_zone))
    .map(({ route, name, title, modified }) => ({ route, doctype: WebPage.name, name, title, modified }))
}
