import { defineModule, on } from '#framework/modules'
import { task } from '#framework/tasks'
import { FILE_DELETED, fileHooks } from './file.hooks.ts'
import { File } from './file.doctype.ts'
import { storageAt } from './storage.ts'
import { removeUnused, sweepOrphans } from './sweep-orphans.ts'

const EVERY_NIGHT = '17 3 * * *'

const removeContent = on(
  FILE_DELETED,
  'files.remove_content',
  async ({ payload }, documents, { dataFolder }) => {
    await removeUnused(documents, storageAt(dataFolder), String(payload['file_url']))
  },
)

const sweep = task(
  'files.sweep_orphans',
  async (_payload, documents, { dataFolder }) => {
    await sweepOrphans(documents, storageAt(dataFolder))
  },
  EVERY_NIGHT,
)

/** Uploaded files: their documents, and the going of what no document needs. */
export const files = defineModule({
  name: 'files',
  docTypes: [File],
  hooks: [fileHooks],
  subscriptions: [removeContent],
  tasks: [sweep],
})
