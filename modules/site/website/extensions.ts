import type { Doc } from '#framework/doctypes'
import type { TranslateText } from '#meta'
import { searchSource } from '#site/search'
import { textSource } from '#site/translations'
import { searchPages } from './actions/search-pages.ts'
import { Footer } from './doctypes/footer.doctype.ts'
import { WebPage } from './doctypes/web-page.doctype.ts'
import { contentOf } from './rules/content.ts'
import { sayContent } from './rules/say-content.ts'

const sayData = (rows: readonly { readonly data: string | null }[], say: TranslateText) =>
  rows.map(({ data }) => sayContent(contentOf(data), say))

/** What the sections of pages and footers say in their data, and the pages that a search finds. */
export const websiteExtensions = [
  textSource.add({
    type: WebPage.name,
    say: ({ sections }: Doc<typeof WebPage>, say) => sayData(sections, say),
  }),
  textSource.add({
    type: Footer.name,
    say: ({ items }: Doc<typeof Footer>, say) => sayData(items, say),
  }),
  searchSource.add({ group: 'pages', candidates: searchPages }),
]
