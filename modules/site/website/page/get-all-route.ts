import { anyone, method, type MethodContext } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { WebPage } from './web-page.doctype.ts'
import { readWebsiteSettings } from '../settings/website-settings.queries.ts'
import { routeSource, type SiteRoute } from '../extension-points.ts'
import { isPublished } from './page.rules.ts'

const MAX_ROUTES = 5000

export const getAllRoute = method({
  access: anyone,
  aliases: ['mobileapi.get_all_route'],
  reads: true,
  input: {},
  async run({ documents, extensions }) {
    const routes = await siteRoutes(documents, extensions)
    return routes.slice(0, MAX_ROUTES)
  },
})

export async function siteRoutes(
  documents: Documents,
  extensions: MethodContext<never>['extensions'],
): Promise<readonly SiteRoute[]> {
  const added = extensions(routeSource).map((routesOf) => routesOf(documents))
  const routes = await Promise.all([pageRoutes(documents), ...added])
  return routes.flat()
}

async function pageRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const [pages, { time_zone }] = await Promise.all([
    listAll((part) =>
      documents.asSystem().find(WebPage, {
        where: { published: 1 },
        fields: ['name', 'title', 'route', 'modified', 'published', 'publish_on'],
        order_by: 'route asc',
        ...part,
      }),
    ),
    readWebsiteSettings(documents),
  ])
  return pages
    .filter((page) => isPublished(page, documents.now, time_zone))
    .map(({ route, name, title, modified }) => ({ route, doctype: WebPage.name, name, title, modified }))
}

const PART = 1000

const MAX_PARTS = 100

interface Part {
  readonly limit: number
  readonly offset: number
}

export async function listAll<Row>(read: (part: Part) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const found = await read({ limit: PART, offset: part * PART })
    rows.push(...found)
    if (found.length < PART) break
  }
  return rows
}
