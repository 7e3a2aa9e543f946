import type { FastifyInstance } from 'fastify'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { guest } from '#framework/permissions'
import { sendEncoded, type GuestResponses, type ProducedResponse } from '#framework/rest'
import { siteAddress, siteRoutes } from '#site/website'

interface SearchEngineOptions {
  readonly engine: Engine
  readonly guestResponses: GuestResponses
}

/** The app's own pages that link to others. Modules add pages of documents. */
const ownPages: readonly string[] = [
  '/',
  '/gallery',
  '/events',
  '/tabs/category',
  '/classifieds',
  '/jobs',
  '/blog-list',
  '/message-board',
  '/volunteer',
  '/contact-us',
]

const closed: readonly string[] = [
  ...[
    '/desk',
    '/api/',
    '/private/',
    '/yourcart',
    '/checkout',
    '/inbox',
    '/my-orders',
    '/my-ads',
    '/my-tickets',
  ],
  ...['/tabs/my-profile', '/tabs/wallet', '/tabs/wishlist', '/wishlist/', '/family', '/student-renewal'],
  ...['/sign-in', '/update-password', '/pay/', '/registration/', '/verify/', '/check-in', '/search'],
  '/blog/preview/',
]

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' } as const

async function mapEntries(engine: Engine, documents: Documents): Promise<readonly MapEntry[]> {
  const entries = new Map<string, MapEntry>(ownPages.map((path) => [path, { path, day: null }]))
  for (const route of await siteRoutes(documents, engine.extensions)) {
    const path = siteAddress(route)
    entries.set(path, { path, day: route.modified.slice(0, 'YYYY-MM-DD'.length) })
  }
  return [...entries.values()]
}

function produceMap(
  engine: Engine,
  write: (entries: readonly MapEntry[]) => string,
): Promise<ProducedResponse> {
  return engine.read(guest, async (documents, changeSet) => {
    const body = write(await mapEntries(engine, documents))
    return { status: 200, headers: xmlHeaders, body, tags: changeSet.read, freshFor: changeSet.freshFor }
  })
}

function robotsText(origin: string): string {
  const lines = closed.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** `/robots.txt` and `/sitemap.xml` from a guest's view; the sitemap is invalidated with its documents. */
export function addSearchEngineRoutes(
  app: FastifyInstance,
  { engine, guestResponses }: SearchEngineOptions,
): void {
  const { publicUrl: origin } = engine.settings
  const robots = robotsText(origin)
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const produce = () => produceMap(engine, (entries) => siteMap(entries, origin))
    return sendEncoded(request, reply, await guestResponses.respond('sitemap', produce))
  })
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,3}).xml', async (request, reply) => {
    const number = Number(request.params.number)
    const produce = () => produceMap(engine, (entries) => siteMapFile(entries, number, origin))
    return sendEncoded(request, reply, await guestResponses.respond(`sitemap ${number}`, produce))
  })
}

export interface MapEntry {
  readonly path: string
  readonly day: string | null
}

/** Limit of the sitemap protocol for one file. */
export const MAX_IN_FILE = 50_000

const MAX_FILES = 20

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')

const xmlDocument = (root: 'urlset' | 'sitemapindex', inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SPACE}">\n${inner.join('\n')}\n</${root}>\n`

const filesFor = (entries: readonly MapEntry[]): number =>
  Math.min(MAX_FILES, Math.ceil(entries.length / MAX_IN_FILE))

function addressList(entries: readonly MapEntry[], origin: string): string {
  const one = ({ path, day }: MapEntry) =>
    `<url><loc>${escaped(origin + path)}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`
  return xmlDocument('urlset', entries.map(one))
}

/** `/sitemap.xml`: the URLs, or an index of files when they exceed one file. */
export function siteMap(entries: readonly MapEntry[], origin: string): string {
  if (entries.length <= MAX_IN_FILE) return addressList(entries, origin)
  const files = Array.from(
    { length: filesFor(entries) },
    (_, index) => `<sitemap><loc>${escaped(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return xmlDocument('sitemapindex', files)
}

export function siteMapFile(entries: readonly MapEntry[], number: number, origin: string): string {
  const last = Math.min(number, MAX_FILES) * MAX_IN_FILE
  return addressList(number > MAX_FILES ? [] : entries.slice(last - MAX_IN_FILE, last), origin)
}
