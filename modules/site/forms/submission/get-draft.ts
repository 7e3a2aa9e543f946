import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { draftAsked } from './find-draft.ts'

/** The draft as it was kept: by its name and receipt, or a signed-in person's own. Nothing when there is none. */
export const getDraft = method({
  access: anyone,
  input: { web_form: text({ required: true }), draft: text(), receipt_token: text() },
  methods: ['GET', 'POST'],
  async run({ input, documents, site }) {
    const draft = await draftAsked(documents, input, site.settings.timeZone)
    if (draft === null) return null
    const data: unknown = JSON.parse(draft.data ?? '{}')
    return { draft: draft.name, data, modified: draft.modified, open_until: draft.open_until }
  },
})
