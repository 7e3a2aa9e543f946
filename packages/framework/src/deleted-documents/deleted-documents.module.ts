import { DeletedDocument, deletedDocumentHooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { eraseTask } from './erase-task.ts'
import { restore } from './restore.ts'
import { restoreDeleted } from './restore-deleted.ts'

/** What was deleted, and its way back. */
export const deletedDocuments = defineModule({
  name: 'documents',
  deskSection: 'system',
  docTypes: [DeletedDocument],
  methods: { restore, restoreDeleted },
  hooks: [deletedDocumentHooks],
  tasks: [eraseTask],
})
