import { defineModule } from '#framework/modules'
import { JobAlert } from './doctypes/job-alert.doctype.ts'
import { JobApplication } from './doctypes/job-application.doctype.ts'
import { jobApplicationHooks } from './doctypes/job-application.hooks.ts'
import { JobCategory } from './doctypes/job-category.doctype.ts'
import { JobOpening } from './doctypes/job-opening.doctype.ts'
import { jobOpeningHooks } from './doctypes/job-opening.hooks.ts'
import { JobSettings } from './doctypes/job-settings.doctype.ts'
import { jobExtensions } from './extensions.ts'
import { deleteAlert } from './methods/delete-alert.ts'
import { saveAlert } from './methods/save-alert.ts'
import { apply } from './methods/apply.ts'
import { getMyJobs } from './methods/get-my-jobs.ts'
import { getOpening } from './methods/get-opening.ts'
import { getOpenings } from './methods/get-openings.ts'
import { withdraw } from './methods/withdraw.ts'
import { jobSubscriptions } from './subscriptions.ts'
import { closeOpenings, eraseApplications, tellOfOpenings } from './tasks.ts'
import { messages } from './messages.ts'

export const jobs = defineModule({
  name: 'jobs',
  docTypes: [JobOpening, JobCategory, JobApplication, JobAlert, JobSettings],
  methods: { getOpenings, getOpening, apply, withdraw, getMyJobs, saveAlert, deleteAlert },
  hooks: [jobOpeningHooks, jobApplicationHooks],
  subscriptions: jobSubscriptions,
  tasks: [closeOpenings, eraseApplications, tellOfOpenings],
  extensions: jobExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
