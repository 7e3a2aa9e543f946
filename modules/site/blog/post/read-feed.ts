import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { readWebsiteSettings } from '#site/website'
import { BlogCategory } from '../category/blog-category.doctype.ts'
import { BlogPost } from './blog-post.doctype.ts'
import { isPublic, readCategories } from './blog-post.queries.ts'

const MOST_POSTS = 30

interface FeedPost {
  readonly route: string
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly category_name: string
  /** Like 'Sat, 21 Nov 2026 04:30:00 GMT'. */
  readonly date_published: string
}

/** Writes the newest public posts as RSS 2.0, as the office wrote them. */
export async function readFeed(documents: Documents, origin: string): Promise<string> {
  const query = sql<FeedPost>`
    select p.route, p.title, p.summary, p.author, c.category_name, to_char(
      p.published_at at time zone current_setting('TimeZone') at time zone 'UTC', 'Dy, DD Mon YYYY HH24:MI:SS "GMT"'
    ) as date_published
    from "Blog Post" p join "Blog Category" c on c.name = p.category
    where ${isPublic(documents)} order by p.published_at desc, p.name desc limit ${MOST_POSTS}`
  const [posts, settings] = await Promise.all([
    documents.asSystem().statement(query, { reads: [BlogPost, BlogCategory] }),
    readWebsiteSettings(documents),
    // Lets the feed expire when the next scheduled post is public.
    readCategories(documents),
  ])
  return feedText({ siteName: settings.site_name, origin }, posts)
}

const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`

function itemText(origin: string, post: FeedPost): string {
  const address = `${origin}/blog/${encodeURIComponent(post.route)}`
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    element('guid', address, ' isPermaLink="true"'),
    element('description', post.summary),
    element('category', post.category_name),
    element('dc:creator', post.author),
    element('pubDate', post.date_published),
    '</item>',
  ].join('')
}

interface Channel {
  readonly siteName: string
  readonly origin: string
}

export function feedText({ siteName, origin }: Channel, posts: readonly FeedPost[]): string {
  const own = `${origin}/blog/rss.xml`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${siteName}: blog`),
    element('link', `${origin}/blog-list`),
    element('description', `New posts of ${siteName}`),
    element('language', 'en'),
    `<atom:link href="${escaped(own)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemText(origin, post)),
    '</channel></rss>\n',
  ].join('')
}
