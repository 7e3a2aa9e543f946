import { defineModule } from '#framework/modules'
import { BlogCategory } from './category/blog-category.doctype.ts'
import { addComment } from './comment/add-comment.ts'
import { BlogComment } from './comment/blog-comment.doctype.ts'
import { deleteComment } from './comment/delete-comment.ts'
import { getComments } from './comment/get-comments.ts'
import { blogEventHandlers } from './event-handlers.ts'
import { blogExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { BlogPost } from './post/blog-post.doctype.ts'
import { blogPostHooks } from './post/blog-post.hooks.ts'
import { getPost } from './post/get-post.ts'
import { getPosts } from './post/get-posts.ts'
import { BlogPreview } from './preview/blog-preview.doctype.ts'
import { createPreview } from './preview/create-preview.ts'
import { getPreview } from './preview/get-preview.ts'

export { readFeed } from './post/read-feed.ts'

export const blog = defineModule({
  name: 'blog',
  docTypes: [BlogPost, BlogCategory, BlogComment, BlogPreview],
  systemTypes: [BlogPreview],
  methods: {
    ...{ getPosts, getPost, getComments, addComment, deleteComment },
    ...{ createPreview, getPreview },
  },
  hooks: [blogPostHooks],
  eventHandlers: blogEventHandlers,
  extensions: blogExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
