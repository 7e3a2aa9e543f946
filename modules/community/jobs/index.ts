import { defineModule } from '#framework/modules'
import { JobAlert } from './job-alert/job-alert.doctype.ts'
import { JobApplication, jobApplicationHooks } from './job-application/job-application.doctype.ts'
import { JobCategory } from './job-opening/job-category.doctype.ts'
import { JobOpening, jobOpeningHooks } from './job-opening/job-opening.doctype.ts'
import { JobSettings } from './job-opening/job-settings.doctype.ts'
import { jobExtensions } from './extensions.ts'
import { deleteAlert } from './job-alert/delete-alert.ts'
import { saveAlert } from './job-alert/save-alert.ts'
import { apply } from './job-application/apply.ts'
import { getMyJobs } from './job-application/get-my-jobs.ts'
import { getOpening } from './job-opening/get-opening.ts'
import { getOpenings } from './job-opening/get-openings.ts'
import { withdraw } from './job-application/withdraw.ts'
import { jobEventHandlers } from './event-handlers.ts'
import { closeOpenings, eraseApplications, notifyOfOpenings } from './tasks.ts'
import { messages } from './messages.ts'

export const jobs = defineModule({
  name: 'jobs',
  docTypes: [JobOpening, JobCategory, JobApplication, JobAlert, JobSettings],
  methods: { getOpenings, getOpening, apply, withdraw, getMyJobs, saveAlert, deleteAlert },
  hooks: [jobOpeningHooks, jobApplicationHooks],
  eventHandlers: jobEventHandlers,
  tasks: [closeOpenings, eraseApplications, notifyOfOpenings],
  extensions: jobExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
