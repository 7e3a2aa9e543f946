import { jobEvents } from '../events.ts'
import { hooks } from '#framework/documents'
import { File } from '#framework/files'
import { JobApplication } from './job-application.doctype.ts'

export const jobApplicationHooks = hooks(JobApplication, {
  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state || document.state === 'received') return
    await documents.emit(jobEvents.decided, { application: document.name, state: document.state })
  },

  /** The résumé goes with the application, whoever uploaded it. */
  async beforeDelete({ name }, { documents }) {
    const system = documents.asSystem()
    const where = { attached_to_doctype: JobApplication.name, attached_to_name: name }
    const files = await system.find(File, { where, fields: ['name'] })
    for (const file of files) await system.delete(File, file.name)
  },
})
