import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { placeOf } from '#money/payments'
import { endParcel } from '../actions/end-parcel.ts'
import { senders, requireSent } from './parcel-ends.ts'

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
