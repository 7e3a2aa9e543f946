import { select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, onlyRoles } from '#framework/modules'
import { placeOf } from '#money/payments'
import { askUndelivered } from '../actions/ask-refund.ts'
import { endParcel } from '../actions/end-parcel.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { undeliveredReasons } from '../rules/parcel-states.ts'

const senders = onlyRoles('System Manager', 'Store Manager', 'Seller')

/** Whoever may move the parcel says as well that it does not arrive. */
async function requireSent(documents: Documents, name: string) {
  const parcel = await documents.get(Parcel, name)
  const rights = await documents.permissions(Parcel, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return parcel
}

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

/** The button of the desk: what was sent came back to its sender, for the reason that stands in the form. */
export const takeParcelBack = method({
  access: senders,
  input: { name: text({ required: true }), reason: select(undeliveredReasons) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { name, undelivered_reason } = await requireSent(documents, input.name)
    const reason = input.reason ?? undelivered_reason
    if (reason === null) throw changeErrors.no_undelivered_reason()
    const system = documents.asSystemFor(documents.caller.user)
    if (reason !== undelivered_reason) await system.save(Parcel, name, { undelivered_reason: reason })
    await endParcel(system, placeOf(context), { parcel: name, state: 'returned' })
    return { name }
  },
})

/** The button of the desk: nobody knows where it is. */
export const giveUpParcel = method({
  access: senders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const { name } = await requireSent(documents, input.name)
    const system = documents.asSystemFor(documents.caller.user)
    await endParcel(system, placeOf(context), { parcel: name, state: 'lost' })
    return { name }
  },
})
