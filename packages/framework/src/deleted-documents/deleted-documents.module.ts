import { DeletedDocument, deletedDocumentHooks, eraseDeleted, type Documents } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { restore } from './restore.ts'
import { restoreDeleted } from './restore-deleted.ts'
import { SystemSettings } from '#framework/permission-admin'
import { task } from '#framework/tasks'
import { datetimeIn } from '#meta'

const ORDINARY_DAYS = 90

const DAY = 24 * 60 * 60 * 1000

const EVERY_NIGHT = '41 3 * * *'

/** Erases documents whose retention has passed: people have a right to erasure. */
export const eraseTask = task(
  'documents.erase_deleted',
  async (_payload, { documents, site }) => {
    const days = await readRetentionDays(documents)
    await eraseDeleted(
      documents,
      datetimeIn(site.settings.timeZone, new Date(documents.now.getTime() - days * DAY)),
    )
  },
  EVERY_NIGHT,
)

export const deletedDocuments = defineModule({
  name: 'documents',
  deskSection: 'system',
  docTypes: [DeletedDocument],
  methods: { restore, restoreDeleted },
  hooks: [deletedDocumentHooks],
  tasks: [eraseTask],
})

async function readRetentionDays(documents: Documents): Promise<number> {
  const [settings] = await documents.find(SystemSettings, { fields: ['deleted_retention_days'], limit: 1 })
  return settings?.deleted_retention_days ?? ORDINARY_DAYS
}
