import { sql, type RawBuilder } from 'kysely'
import { int, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { translateResponse, translateDocument, Translation } from '#site/translations'
import { BlogCategory } from '../category/blog-category.doctype.ts'
import { BlogPost } from './blog-post.doctype.ts'
import { readCards, readCategories } from './blog-post.queries.ts'

const PAGE = 12

/** Returns a page of public posts and the categories that have some. Two statements. */
export const getPosts = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {
    category: text({ maxLength: 60 }),
    tag: text({ maxLength: 40 }),
    txt: text({ maxLength: 100 }),
    start: int({ min: 0, max: 10_000, default: 0 }),
  },
  async run({ input, documents, language }) {
    const where = matches(documents, { ...input, language })
    const [cards, categories] = await Promise.all([
      readCards(documents, { where, limit: PAGE + 1, start: input.start ?? 0 }),
      readCategories(documents),
    ])
    return translateResponse({ documents, language }, (t) => ({
      categories: categories.map((category) => translateDocument(BlogCategory, category, t)),
      posts: cards.slice(0, PAGE).map((card) => ({
        ...translateDocument(BlogPost, card, t),
        category_name: t(card.category_name),
      })),
      tag_label: input.tag === null ? null : t(input.tag),
      has_more: cards.length > PAGE ? (1 as const) : (0 as const),
    }))
  },
})

interface Question {
  readonly category: string | null
  readonly tag: string | null
  readonly txt: string | null
  readonly language: string
}

function matches(documents: Documents, { category, tag, txt, language }: Question): RawBuilder<unknown> {
  const words = (txt ?? '').trim()
  const conditions = [
    category === null ? [] : sql`c.route = ${category}`,
    tag === null
      ? []
      : sql`exists (select from "Blog Tag" t where t.parent = p.name and lower(t.tag) = lower(${tag}))`,
    words === '' ? [] : holdsWords(documents, words, language),
  ].flat()
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Finds words in titles, summaries and tags, as they were written and in the reader's language. */
function holdsWords(documents: Documents, words: string, language: string): RawBuilder<unknown> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const isWritten = sql`p.title ilike ${pattern} or p.summary ilike ${pattern}
    or exists (select from "Blog Tag" t where t.parent = p.name and t.tag ilike ${pattern})`
  if (language === 'en' || !documents.registry.find(Translation.name)) return sql`(${isWritten})`
  return sql`(${isWritten} or exists (select from "Translation" t where t.language = ${language}
    and t.source_text in (p.title, p.summary) and t.translated_text ilike ${pattern}))`
}
