import { demoPosts } from '#demo'
import type { DemoContext } from '#framework/modules'
import { datetimeIn } from '#meta'
import { BlogCategory } from './category/blog-category.doctype.ts'
import { BlogComment } from './comment/blog-comment.doctype.ts'
import { BlogPost } from './post/blog-post.doctype.ts'

const categories = [
  ['Workshops', 'workshops'],
  ['School life', 'school-life'],
  ['Neighbourhood', 'neighbourhood'],
] as const

const comments = [
  [
    'Farida Begum',
    'I threw away the first water only once, and it tasted of smoke for a week. Two days are better.',
  ],
  ['Arun Prakash', 'Ours says ding, not thud. Twelve years and no plug.'],
] as const

/** Returns names of documents by a field, for types of modules that this one does not import. */
async function namesBy({ documents }: DemoContext, doctype: string, field: string) {
  const type = documents.registry.find(doctype)
  if (!type) return new Map<string, string>()
  const rows = await documents.list(type, { fields: ['name', field], limit_page_length: '0' })
  return new Map(rows.map((row) => [String(row[field]), String(row['name'])]))
}

async function insertCategories({ documents }: DemoContext): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const [index, [category_name, route]] of categories.entries()) {
    const values = { category_name, route, display_order: index + 1 }
    names.set(category_name, (await documents.insert(BlogCategory, values)).name)
  }
  return names
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents, picture, site, today } = context
  const names = await insertCategories(context)
  const products = await namesBy(context, 'Product', 'route')
  const events = await namesBy(context, 'Mela Event', 'title')
  const morning = new Date(`${today}T03:30:00Z`).getTime()
  for (const { days, category, tags, ...post } of demoPosts(picture).toReversed()) {
    const at = new Date(morning - (days ?? 0) * 24 * 60 * 60 * 1000)
    const made = await documents.insert(BlogPost, {
      ...post,
      category: names.get(category) ?? '',
      tags: tags.map((tag) => ({ tag })),
      products: post.products.flatMap((route) => products.get(route) ?? []).map((product) => ({ product })),
      events: post.events.flatMap((title) => events.get(title) ?? []).map((event) => ({ event })),
      published: days === null ? 0 : 1,
      published_at: days === null ? null : datetimeIn(site.settings.timeZone, at),
    })
    if (post.is_featured === 1) await insertComments(context, made.name)
  }
}

async function insertComments({ documents }: DemoContext, post: string): Promise<void> {
  for (const [author_name, text] of comments)
    await documents.insert(BlogComment, { post, author_name, text, author: documents.caller.user })
}
