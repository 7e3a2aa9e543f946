import { defineModule } from '#framework/modules'
import { addComment } from './add-comment.ts'
import { Comment } from './comment.doctype.ts'
import { commentHooks } from './comment.hooks.ts'
import { deleteComment } from './delete-comment.ts'
import { commentsOnDeletedDocuments } from './subscriptions.ts'
import { updateComment } from './update-comment.ts'

/** What people say about documents, any document. */
export const comments = defineModule({
  name: 'comments',
  deskSection: 'system',
  docTypes: [Comment],
  methods: { addComment, updateComment, deleteComment },
  hooks: [commentHooks],
  eventHandlers: [commentsOnDeletedDocuments],
})
