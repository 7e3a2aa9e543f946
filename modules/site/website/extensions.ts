import type { Doc } from '#framework/doctypes'
import type { TranslateText } from '#meta'
import { searchSource, searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
import { textSource } from '#site/translations'
import type { Documents } from '#framework/documents'
import type { Row } from '#framework/queries'
import { WebPage } from './page/web-page.doctype.ts'
import { readWebsiteSettings } from './settings/website-settings.queries.ts'
import { contentOf, translateContent } from './section/content.rules.ts'
import { isPublished, HOME } from './page/page.rules.ts'
import { Footer } from './navigation/footer.doctype.ts'

const MAX_SECTIONS = 200

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const fields = ['title', 'meta_description', 'sections.title', 'sections.data']

function textsByPage(rows: readonly Row[]): ReadonlyMap<unknown, string> {
  const texts = new Map<unknown, string>()
  for (const row of rows) {
    const own = [textIn(row['section_title']) ?? '', ...textsOf(contentOf(textIn(row['section_data'])))]
    texts.set(
      row['name'],
      [texts.get(row['name']) ?? textIn(row['meta_description']) ?? '', ...own].join(' '),
    )
  }
  return texts
}

async function searchPages(documents: Documents, asked: SearchAsked): Promise<readonly SearchCandidate[]> {
  const [rows, { time_zone }] = await Promise.all([
    documents.asSystem().list(WebPage, {
      fields: [
        ...['name', 'title', 'route', 'published', 'publish_on', 'meta_description'],
        ...['sections.title as section_title', 'sections.data as section_data'],
      ],
      filters: [
        ['published', '=', 1],
        ['route', '!=', HOME],
      ],
      or_filters: searchFilters(asked, fields),
      order_by: 'route asc',
      limit: MAX_SECTIONS,
    }),
    readWebsiteSettings(documents),
  ])
  const texts = textsByPage(rows)
  const pages = new Map(rows.map((row) => [row['name'], row]))
  return [...pages.values()].flatMap((row) => {
    const publish_on = textIn(row['publish_on'])
    if (!isPublished({ published: 1, publish_on }, documents.now, time_zone)) return []
    return {
      title: textIn(row['title']) ?? '',
      text: texts.get(row['name']) ?? '',
      path: `/p/${encodeURIComponent(textIn(row['route']) ?? '')}`,
      ...{ note: textIn(row['meta_description']), day: null, image: null },
    }
  })
}

const translateData = (rows: readonly { readonly data: string | null }[], t: TranslateText) =>
  rows.map(({ data }) => translateContent(contentOf(data), t))

export const websiteExtensions = [
  textSource.add({
    type: WebPage.name,
    translate: ({ sections }: Doc<typeof WebPage>, t) => translateData(sections, t),
  }),
  textSource.add({
    type: Footer.name,
    translate: ({ items }: Doc<typeof Footer>, t) => translateData(items, t),
  }),
  searchSource.add({ group: 'pages', candidates: searchPages }),
]
