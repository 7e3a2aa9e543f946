import { defineModule, on } from '#framework/modules'
import { task, taskInSteps } from '#framework/tasks'
import { FILE_DELETED, fileHooks } from './file.hooks.ts'
import { File } from './file.doctype.ts'
import { storageOf } from './storage/storage-of.ts'
import { sweepUploads } from './resume/parts.ts'
import { removeUnused, sweepOrphans } from './sweep-orphans.ts'

const EVERY_NIGHT = '17 3 * * *'

const removeContent = on(FILE_DELETED, 'files.remove_content', async ({ payload }, documents, place) => {
  await removeUnused(documents, storageOf(place), String(payload['file_url']))
})

const sweep = task(
  'files.sweep_orphans',
  async (_payload, documents, site) => {
    await sweepOrphans(documents, storageOf(site))
  },
  EVERY_NIGHT,
)

const EVERY_HOUR = '29 * * * *'

const sweepUnfinished = taskInSteps(
  'files.sweep_uploads',
  async (_payload, _step, { dataFolder }) => {
    await sweepUploads(dataFolder, new Date())
  },
  EVERY_HOUR,
)

/** Uploaded files: their documents, and the going of what no document needs. */
export const files = defineModule({
  name: 'files',
  docTypes: [File],
  hooks: [fileHooks],
  subscriptions: [removeContent],
  tasks: [sweep, sweepUnfinished],
})
