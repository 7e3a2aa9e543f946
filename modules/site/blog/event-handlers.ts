import { on } from '#framework/events'
import { moderationEvents } from '#site/moderation'
import { notify } from '#site/notifications'
import { BlogComment } from './comment/blog-comment.doctype.ts'
import { commentDeclined, commentPublished } from './extensions.ts'
import { BlogPost } from './post/blog-post.doctype.ts'

/** Tells the author what the office decided about a new comment. Later decisions are told by the moderation. */
const notifyAuthor = on(
  moderationEvents.decided,
  'blog.notify_author',
  async (payload, { documents }, { id }) => {
    if (payload.reference_doctype !== BlogComment.name || payload.was_new !== 1) return
    const [comment] = await documents.find(BlogComment, {
      where: { name: payload.reference_name },
      fields: ['author', 'post'],
      limit: 1,
    })
    if (!comment) return
    const { title, route } = await documents.get(BlogPost, comment.post)
    const to = { key: id, people: [{ user: comment.author }], link: `/blog/${route}` }
    if (payload.decision === 'approved')
      await notify(documents, { ...to, event: commentPublished, values: { title } })
    else
      await notify(documents, {
        ...to,
        event: commentDeclined,
        values: { title, reason: payload.reason ?? '' },
      })
  },
)

export const blogEventHandlers = [notifyAuthor]
