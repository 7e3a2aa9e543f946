import { defineModule } from '#framework/modules'
import { FormSubmission } from './doctypes/form-submission.doctype.ts'
import { UploadTicket } from './doctypes/upload-ticket.doctype.ts'
import { VolunteerArea, VolunteerInterest } from './doctypes/volunteer-interest.doctype.ts'
import { WebForm } from './doctypes/web-form.doctype.ts'
import { webFormHooks } from './doctypes/web-form.hooks.ts'
import { formsExtensions } from './extensions.ts'
import { accept } from './methods/accept.ts'
import { deleteSent } from './methods/delete-sent.ts'
import { deleteDraft } from './methods/delete-draft.ts'
import { getDraft } from './methods/get-draft.ts'
import { saveDraft } from './methods/save-draft.ts'
import { getForm } from './methods/get-form.ts'
import { getFormData } from './methods/get-form-data.ts'
import { getLinkOptions } from './methods/get-link-options.ts'
import { listLinkOptions } from './methods/list-link-options.ts'
import { getUploadTicket } from './methods/get-upload-ticket.ts'
import { sweepForms } from './tasks.ts'
import { messages } from './messages.ts'

export { alsoMade, type AlsoMade } from './extension-points.ts'
export { numberTold } from './doctypes/form-submission.queries.ts'
export { WebForm } from './doctypes/web-form.doctype.ts'

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
