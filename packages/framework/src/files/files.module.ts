import { on, documentEvents } from '#framework/events'
import { defineModule } from '#framework/modules'
import { task, taskInSteps } from '#framework/tasks'
import { fileEvents } from './storage/events.ts'
import { fileHooks } from './file.hooks.ts'
import { File } from './file.doctype.ts'
import { storageOf } from './storage/storage-of.ts'
import { sweepUploads } from './resume/upload-parts.ts'
import { removeUnused, sweepOrphans } from './file-content.ts'

const EVERY_NIGHT = '17 3 * * *'

/** More than any document can have: an album may have a few files for each of its pictures. */
const MAX_REMOVED = 5000

const removeContent = on(
  fileEvents.deleted,
  'files.remove_content',
  async ({ file_url }, { documents, site }) => {
    if (file_url !== null) await removeUnused(documents, storageOf(site.settings), file_url)
  },
)

const removeAttached = on(
  documentEvents.deleted,
  'files of a deleted document are removed',
  async ({ doctype, name: document, deleted_document }, { documents }) => {
    // Files of a retained document were retained with it and may be restored by now.
    if (deleted_document !== undefined) return
    const attached = await documents.find(File, {
      where: {
        attached_to_doctype: doctype,
        attached_to_name: document,
      },
      fields: ['name'],
      limit: MAX_REMOVED,
    })
    for (const { name } of attached) await documents.delete(File, name)
  },
)

const sweep = task(
  'files.sweep_orphans',
  async (_payload, { documents, site }) => {
    await sweepOrphans(documents, storageOf(site.settings))
  },
  EVERY_NIGHT,
)

const EVERY_HOUR = '29 * * * *'

const sweepUnfinished = taskInSteps(
  'files.sweep_uploads',
  async (_payload, { site }) => {
    await sweepUploads(site.settings.dataFolder, new Date())
  },
  EVERY_HOUR,
)

export const files = defineModule({
  name: 'files',
  deskSection: 'system',
  docTypes: [File],
  hooks: [fileHooks],
  eventHandlers: [removeContent, removeAttached],
  tasks: [sweep, sweepUnfinished],
})
