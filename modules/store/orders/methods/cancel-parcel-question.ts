import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { askCancelParcel } from '../actions/ask-refund.ts'
import { requireParcel, senders } from './cancel-order.ts'

/** What is asked before: what goes, and what becomes of the money. */
export const askAboutParcel = method({
  access: senders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const parcel = await requireParcel(documents, input.name)
    const said = await askCancelParcel(documents.asSystem(), parcel)
    return { question: said.map(t).join(' ') }
  },
})
