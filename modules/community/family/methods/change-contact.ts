import { longText, select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { contactError } from '../errors.ts'
import { askForChange } from '../actions/ask-for-change.ts'
import { contactFields, contactValue } from '../rules/reached-by.ts'

const input = {
  family: text({ required: true }),
  field: select(contactFields, { required: true }),
  value: text({ required: true }),
  reason: longText({ maxLength: 1000 }),
}

/** A guardian wants to be reached otherwise: the office decides, for it is by these addresses that guardians are known. */
export const changeContact = method({
  access: signedInUsers,
  methods: ['POST'],
  input,
  async run({ documents, input: { family, field, value, reason } }) {
    const wanted = contactValue(field, value)
    if (wanted === null) throw contactError(field)
    return askForChange(documents, { family, field, value: wanted, reason })
  },
})
