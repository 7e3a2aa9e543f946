import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { FormSubmission } from './form-submission.doctype.ts'
import { draftAsked } from './get-draft.ts'

/** Deletes a form draft. */
export const deleteDraft = method({
  access: anyone,
  input: { web_form: text({ required: true }), draft: text({ required: true }), receipt_token: text() },
  methods: ['POST', 'DELETE'],
  async run({ input, documents, site }) {
    const draft = await draftAsked(documents, input, site.settings.timeZone)
    if (draft) await documents.asSystem().delete(FormSubmission, draft.name)
  },
})
