/** A page for search engines: its path, and the day of its last change where one is known. */
export interface MapEntry {
  readonly path: string
  readonly day: string | null
}

/** As many addresses as search engines take in one file. */
export const MOST_IN_FILE = 50_000
/** A map of more files than these is for nobody. */
const MOST_FILES = 20

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')

const xmlDocument = (root: 'urlset' | 'sitemapindex', inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SPACE}">\n${inner.join('\n')}\n</${root}>\n`

const filesFor = (entries: readonly MapEntry[]): number =>
  Math.min(MOST_FILES, Math.ceil(entries.length / MOST_IN_FILE))

function addressList(entries: readonly MapEntry[], origin: string): string {
  const one = ({ path, day }: MapEntry) =>
    `<url><loc>${escaped(origin + path)}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`
  return xmlDocument('urlset', entries.map(one))
}

/** `/sitemap.xml`: the addresses themselves, or where they do not fit into one file, the files that hold them. */
export function siteMap(entries: readonly MapEntry[], origin: string): string {
  if (entries.length <= MOST_IN_FILE) return addressList(entries, origin)
  const files = Array.from(
    { length: filesFor(entries) },
    (_, index) => `<sitemap><loc>${escaped(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return xmlDocument('sitemapindex', files)
}

/** One of the files that the index names, counted from 1. */
export function siteMapFile(entries: readonly MapEntry[], number: number, origin: string): string {
  const last = Math.min(number, MOST_FILES) * MOST_IN_FILE
  return addressList(number > MOST_FILES ? [] : entries.slice(last - MOST_IN_FILE, last), origin)
}
