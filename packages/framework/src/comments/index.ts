export { Comment } from './comment.doctype.ts'
export { comments } from './comments.module.ts'
export { commentsOn } from './document-comments.ts'
