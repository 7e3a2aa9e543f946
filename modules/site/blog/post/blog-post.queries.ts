import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { BlogCategory } from '../category/blog-category.doctype.ts'
import { BlogPost } from './blog-post.doctype.ts'

// Raw SQL: whether a post is public depends on the request's clock, and a card names its category.

export interface PostCard {
  readonly name: string
  readonly route: string
  readonly title: string
  readonly summary: string
  readonly cover: string | null
  readonly cover_alt: string | null
  readonly category: string
  readonly category_name: string
  readonly author: string
  /** 'YYYY-MM-DD HH:MM:SS' in the site's time zone. */
  readonly published_at: string
  readonly reading_minutes: number
}

const reads = [BlogPost, BlogCategory]

/** The request's time as documents store it. */
export const requestTime = ({ now }: Documents): RawBuilder<unknown> =>
  sql`(${now.toISOString()}::timestamptz at time zone current_setting('TimeZone'))`

export const isPublic = (documents: Documents): RawBuilder<unknown> =>
  sql`(p.published = 1 and p.published_at <= ${requestTime(documents)})`

/** Seconds until the next scheduled post of a group of rows is public; null without one. */
const untilNext = (documents: Documents): RawBuilder<unknown> => sql`extract(epoch from
    min(p.published_at) filter (where p.published = 1 and p.published_at > ${requestTime(documents)})
    - ${requestTime(documents)})::float8`

/** Lets cached responses expire when the next scheduled post becomes public. */
export function expireWith(documents: Documents, seconds: number | null): void {
  if (seconds !== null) documents.freshUntil(new Date(documents.now.getTime() + seconds * 1000))
}

const cardColumns = sql`p.name, p.route, p.title, p.summary, p.cover, p.cover_alt, c.route as category,
  c.category_name, p.author, to_char(p.published_at, 'YYYY-MM-DD HH24:MI:SS') as published_at, p.reading_minutes`

interface Selection {
  readonly where?: RawBuilder<unknown>
  readonly limit: number
  readonly start?: number
}

/** Returns cards of public posts, featured ones first and then the newest. One statement. */
export function readCards(documents: Documents, { where = sql`true`, limit, start = 0 }: Selection) {
  const query = sql<PostCard>`
    select ${cardColumns} from "Blog Post" p join "Blog Category" c on c.name = p.category
    where ${isPublic(documents)} and ${where}
    order by p.is_featured desc, p.published_at desc, p.name desc limit ${limit} offset ${start}`
  return documents.asSystem().statement(query, { reads })
}

interface CategoryCount {
  readonly route: string
  readonly category_name: string
  readonly count: number
  readonly until_next: number | null
}

/** Returns the categories that have public posts, with their counts. One statement. */
export async function readCategories(documents: Documents) {
  const query = sql<CategoryCount>`
    select c.route, c.category_name, count(*) filter (where ${isPublic(documents)})::int as count,
      ${untilNext(documents)} as until_next
    from "Blog Category" c join "Blog Post" p on p.category = c.name
    group by c.name order by c.display_order, c.name`
  const rows = await documents.asSystem().statement(query, { reads })
  for (const { until_next } of rows) expireWith(documents, until_next)
  return rows
    .filter(({ count }) => count > 0)
    .map(({ route, category_name, count }) => ({ route, category_name, count }))
}

export interface Neighbour {
  readonly route: string
  readonly title: string
  readonly cover: string | null
}

interface Surroundings {
  readonly category: string
  readonly category_name: string
  readonly tags: readonly string[]
  readonly products: readonly string[]
  readonly events: readonly string[]
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
  /** ISO 8601, in UTC. */
  readonly date_published: string | null
  readonly date_modified: string
  readonly until_next: number | null
}

/** Returns the public post before or after the one that the outer query calls `post`. */
function neighbour(documents: Documents, side: 'previous' | 'next'): RawBuilder<unknown> {
  const [isBeyond, order] =
    side === 'previous'
      ? [sql`(p.published_at, p.name) < (post.published_at, post.name)`, sql`desc`]
      : [sql`(p.published_at, p.name) > (post.published_at, post.name)`, sql`asc`]
  return sql`(select json_build_object('route', p.route, 'title', p.title, 'cover', p.cover) from "Blog Post" p
    where ${isPublic(documents)} and ${isBeyond}
    order by p.published_at ${order}, p.name ${order} limit 1)`
}

const rowsOf = (type: string, field: string): RawBuilder<unknown> => sql`coalesce(
  (select json_agg(r.${sql.id(field)} order by r.idx) from ${sql.table(type)} r where r.parent = post.name), '[]')`

const inUtc = (column: string): RawBuilder<unknown> => sql`to_char(
  post.${sql.id(column)} at time zone current_setting('TimeZone') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Returns what a post's page shows beside its own fields. One statement. */
export async function readSurroundings(documents: Documents, name: string): Promise<Surroundings> {
  const query = sql<Surroundings>`
    select c.route as category, c.category_name,
      ${rowsOf('Blog Tag', 'tag')} as tags, ${rowsOf('Blog Product', 'product')} as products,
      ${rowsOf('Blog Event', 'event')} as events,
      ${neighbour(documents, 'previous')} as previous, ${neighbour(documents, 'next')} as next,
      ${inUtc('published_at')} as date_published, ${inUtc('modified')} as date_modified,
      (select ${untilNext(documents)} from "Blog Post" p) as until_next
    from "Blog Post" post join "Blog Category" c on c.name = post.category where post.name = ${name}`
  const [row] = await documents.asSystem().statement(query, { reads })
  if (!row) throw new Error(`${name} has no category`)
  return row
}
