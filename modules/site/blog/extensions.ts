import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { moderatedTypes } from '#site/moderation'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { searchSource, type SearchAsked, type SearchCandidate } from '#site/search'
import { routeSource, type SiteRoute } from '#site/website'
import { BlogComment } from './comment/blog-comment.doctype.ts'
import { messages } from './messages.ts'
import { BlogPost } from './post/blog-post.doctype.ts'
import { expireWith, isPublic, readCards, requestTime } from './post/blog-post.queries.ts'

export const commentPublished = notificationEvent({
  name: 'blog.comment_published',
  eventClass: 'transactional',
  values: ['title'],
  channels: ['in-app'],
  messages,
})

export const commentDeclined = notificationEvent({
  name: 'blog.comment_declined',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app'],
  messages,
})

const MOST_ROUTES = 5000

interface RouteRow {
  readonly route: string
  readonly name: string
  readonly title: string
  readonly modified: string
  readonly is_public: boolean
  readonly seconds: number
}

/** Returns the addresses of public posts; scheduled ones are read too, because the sitemap changes with them. */
async function postRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const query = sql<RouteRow>`
    select p.route, p.name, p.title, to_char(p.modified, 'YYYY-MM-DD HH24:MI:SS') as modified,
      ${isPublic(documents)} as is_public,
      extract(epoch from p.published_at - ${requestTime(documents)})::float8 as seconds
    from "Blog Post" p where p.published = 1 order by p.route limit ${MOST_ROUTES}`
  const rows = await documents.asSystem().statement(query, { reads: [BlogPost] })
  for (const row of rows) if (!row.is_public) expireWith(documents, row.seconds)
  return rows
    .filter(({ is_public }) => is_public)
    .map(({ route, name, title, modified }) => ({
      ...{ route: `blog/${route}`, doctype: BlogPost.name, name, title, modified },
    }))
}

async function searchPosts(documents: Documents, asked: SearchAsked): Promise<readonly SearchCandidate[]> {
  const { patterns, titles, limit } = asked
  const alike = sql`p.title ilike any(${patterns}) or p.summary ilike any(${patterns})
    or p.body ilike any(${patterns}) or p.title = any(${titles})`
  const cards = await readCards(documents, { where: sql`(${alike})`, limit })
  return cards.map(({ route, title, summary, cover, published_at }) => ({
    ...{ title, text: summary, path: `/blog/${encodeURIComponent(route)}`, note: summary },
    ...{ day: published_at.slice(0, 10), image: cover },
  }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const blogExtensions = [
  routeSource.add(postRoutes),
  searchSource.add({ group: 'posts', candidates: searchPosts }),
  ...[commentPublished, commentDeclined].map((event) => notificationEvents.add(event)),
  moderatedTypes.add({
    type: BlogComment,
    words: (document) => ({
      title: text(Reflect.get(document, 'author_name')),
      excerpt: text(Reflect.get(document, 'text')),
      author: document.owner,
    }),
  }),
]
