import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Product } from '#store/catalog'
import { postNamed, postTypeNamed, type Post, type PostType } from '../doctypes/posts.queries.ts'

/** A post that went on to another state, and the site that links lead to. */
export interface MovedPost {
  /** Tells this move from every other. */
  readonly key: string
  readonly type: PostType
  readonly post: Post
  readonly product: Pick<Doc<typeof Product>, 'title' | 'route' | 'business'>
  readonly publicUrl: string
}

/** Null when it stands elsewhere by now: its later move is told. `system` acts as the system. */
export async function movedPost(
  system: Documents,
  moved: { readonly doctype: string; readonly name: string; readonly state: string },
  place: { readonly key: string; readonly publicUrl: string },
): Promise<MovedPost | null> {
  const type = postTypeNamed(moved.doctype)
  const post = await postNamed(system, type, moved.name)
  if (post === null || post.state !== moved.state) return null
  const [product] = await system.find(Product, {
    where: { name: post.product },
    fields: ['title', 'route', 'business'],
    limit: 1,
  })
  return product ? { type, post, product, ...place } : null
}
