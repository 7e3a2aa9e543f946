import { text, type Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method, type MethodContext } from '#framework/modules'
import { datetimeIn, type TranslateText } from '#meta'
import { translateResponse, translateDocument } from '#site/translations'
import { blogErrors } from '../errors.ts'
import { BlogPost } from './blog-post.doctype.ts'
import { expireWith, readSurroundings, type Neighbour } from './blog-post.queries.ts'

/** Returns a public post by its path; 404 before it is published. Two statements, three in other languages. */
export const getPost = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { route: text({ required: true }) },
  async run({ input, documents, language, site }) {
    const post = await publicPost(documents, { route: input.route }, site.settings.timeZone)
    return postPage({ documents, language }, post)
  },
})

type Post = Omit<Doc<typeof BlogPost>, 'tags' | 'products' | 'events'>

type Place = { readonly route: string } | { readonly name: string }

/** Returns a post that everybody may read; the error does not reveal that others exist. One statement. */
export async function publicPost(documents: Documents, place: Place, timeZone: string): Promise<Post> {
  const [post] = await documents.asSystem().find(BlogPost, { where: { ...place, published: 1 }, limit: 1 })
  if (!post) throw blogErrors.not_available()
  if (isPublicAt(post, datetimeIn(timeZone, documents.now))) return post
  expireWith(documents, secondsBetween(datetimeIn(timeZone, documents.now), post.published_at ?? ''))
  throw blogErrors.not_available()
}

/** Tells whether readers see a post at a time, 'YYYY-MM-DD HH:MM:SS' in the site's time zone. */
export function isPublicAt(
  { published, published_at }: Pick<Post, 'published' | 'published_at'>,
  time: string,
): boolean {
  return published === 1 && published_at !== null && published_at.slice(0, 19) <= time
}

const secondsBetween = (from: string, to: string): number =>
  (Date.parse(`${to.slice(0, 19).replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 1000

/** Composes the page of a post for readers, or for whoever previews it. */
export async function postPage(asking: Pick<MethodContext<never>, 'documents' | 'language'>, post: Post) {
  const { documents } = asking
  const { until_next, ...surroundings } = await readSurroundings(documents, post.name)
  expireWith(documents, until_next)
  const { name, route, title, summary, author, author_title, cover, cover_alt, body } = post
  const { reading_minutes, published_at, allows_comments } = post
  const own = { name, route, title, summary, author, author_title, cover, cover_alt, body }
  return translateResponse(asking, (t) => ({
    ...translateDocument(BlogPost, own, t),
    ...{ reading_minutes, published_at, allows_comments },
    ...surroundings,
    category_name: t(surroundings.category_name),
    tags: surroundings.tags.map((tag) => ({ tag, label: t(tag) })),
    previous: translateNeighbour(surroundings.previous, t),
    next: translateNeighbour(surroundings.next, t),
  }))
}

const translateNeighbour = (neighbour: Neighbour | null, t: TranslateText): Neighbour | null =>
  neighbour && translateDocument(BlogPost, neighbour, t)
