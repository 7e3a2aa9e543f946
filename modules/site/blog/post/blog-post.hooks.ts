import { hooks } from '#framework/documents'
import { datetimeIn } from '#meta'
import { removeFromQueue } from '#site/moderation'
import { BlogComment } from '../comment/blog-comment.doctype.ts'
import { blogErrors } from '../errors.ts'
import { BlogPreview } from '../preview/blog-preview.doctype.ts'
import { BlogPost } from './blog-post.doctype.ts'
import { readingMinutes } from './reading-time.rules.ts'

export const blogPostHooks = hooks(BlogPost, {
  beforeSave({ document, documents, ctx }) {
    const { route, body, tags, published, published_at } = document
    // A post stands directly below /blog/: an address with more parts has no screen.
    if (/\//.test(route)) throw blogErrors.path_with_slash()
    const now = datetimeIn(ctx.site.settings.timeZone, documents.now)
    return {
      // A missing text is reported with the other missing values.
      reading_minutes: readingMinutes(body || ''),
      tags: distinctTags(tags),
      published_at: published === 1 ? (published_at ?? now) : published_at,
    }
  },

  async beforeDelete({ name }, { documents }) {
    const system = documents.asSystem()
    await system.deleteWhere(BlogPreview, { post: name })
    const comments = await system.find(BlogComment, { where: { post: name }, fields: ['name'] })
    for (const comment of comments) {
      await removeFromQueue(system, { type: BlogComment, name: comment.name })
      await system.delete(BlogComment, comment.name)
    }
  },
})

/** Returns the rows without those whose tag stands in an earlier one, in any case of letters. */
function distinctTags<Row extends { readonly tag: string }>(rows: readonly Row[]): Row[] {
  const byTag = new Map<string, Row>()
  for (const row of rows) {
    // A missing tag is reported with the other missing values.
    const tag = (row.tag || '').trim()
    const key = tag.toLowerCase()
    if (!byTag.has(key)) byTag.set(key, { ...row, tag })
  }
  return [...byTag.values()]
}
