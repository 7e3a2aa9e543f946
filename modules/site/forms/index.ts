import { defineModule } from '#framework/modules'
import { FormSubmission } from './submission/form-submission.doctype.ts'
import { UploadTicket } from './upload/upload-ticket.doctype.ts'
import { VolunteerArea, VolunteerInterest } from './form/volunteer-interest.doctype.ts'
import { WebForm } from './form/web-form.doctype.ts'
import { webFormHooks } from './form/web-form.hooks.ts'
import { formsExtensions } from './extensions.ts'
import { accept } from './submission/accept.ts'
import { deleteSent } from './submission/delete-sent.ts'
import { deleteDraft } from './submission/delete-draft.ts'
import { getDraft } from './submission/get-draft.ts'
import { saveDraft } from './submission/save-draft.ts'
import { getForm } from './form/get-form.ts'
import { getFormData } from './form/get-form-data.ts'
import { getLinkOptions } from './link-option/get-link-options.ts'
import { listLinkOptions } from './link-option/list-link-options.ts'
import { getUploadTicket } from './upload/get-upload-ticket.ts'
import { sweepForms } from './tasks.ts'
import { messages } from './messages.ts'

export { alsoMade } from './extension-points.ts'
export { claimNumber } from './submission/form-submission.queries.ts'
export { WebForm } from './form/web-form.doctype.ts'

export const forms = defineModule({
  name: 'forms',
  docTypes: [WebForm, FormSubmission, UploadTicket, VolunteerInterest, VolunteerArea],
  systemTypes: [UploadTicket],
  methods: {
    ...{ accept, getForm, getFormData, deleteSent, getLinkOptions, listLinkOptions, getUploadTicket },
    ...{ saveDraft, getDraft, deleteDraft },
  },
  hooks: [webFormHooks],
  tasks: [sweepForms],
  extensions: formsExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
