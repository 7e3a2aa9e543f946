import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { askUndelivered } from '../actions/ask-refund.ts'
import { senders, requireSent } from './parcel-ends.ts'

/** What is asked before: what is owed no longer, and what becomes of the money. */
export const askAboutUndelivered = method({
  access: senders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const { order, name } = await requireSent(documents, input.name)
    const said = await askUndelivered(documents.asSystem(), { order, name })
    return { question: said.map(t).join(' ') }
  },
})
