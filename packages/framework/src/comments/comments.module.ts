import { defineModule } from '#framework/modules'
import { addComment } from './add-comment.ts'
import { Comment } from './comment.doctype.ts'
import { deleteComment } from './delete-comment.ts'
import { commentsOnDeletedDocuments, requireAtWork } from './document-comments.ts'
import { updateComment } from './update-comment.ts'
import { hooks } from '#framework/documents'

const commentHooks = hooks(Comment, {
  async beforeSave({ document: { reference_doctype, reference_name }, documents }) {
    await requireAtWork(documents, reference_doctype, reference_name)
    return {}
  },
})

export const comments = defineModule({
  name: 'comments',
  deskSection: 'system',
  docTypes: [Comment],
  methods: { addComment, updateComment, deleteComment },
  hooks: [commentHooks],
  eventHandlers: [commentsOnDeletedDocuments],
})
