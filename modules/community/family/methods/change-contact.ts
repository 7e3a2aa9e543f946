import { longText, select, text } from '#framework/doctypes'
import { problemError } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { problem, sentence } from '#meta'
import { askForChange } from '../actions/ask-for-change.ts'
import { contactFields, contactValue, type ContactField } from '../rules/reached-by.ts'

const input = {
  family: text({ required: true }),
  field: select(contactFields, { required: true }),
  value: text({ required: true }),
  reason: longText({ maxLength: 1000 }),
}

const wrong = {
  phone: problem(
    'phone',
    sentence`This is no phone number. One of another country begins with + and the country’s number.`,
  ),
  email: problem('email', sentence`This is no e-mail address`),
  full_name: problem('format', sentence`Write the name`),
} as const

const valueRule = (field: ContactField) => ({
  fieldname: 'value',
  fieldtype: field === 'phone' ? ('Phone' as const) : ('Data' as const),
  ...{ label: 'Value', options: [], required: true, maxLength: 140, min: null, max: null },
})

/** A guardian wants to be reached otherwise: the office decides, for it is by these addresses that guardians are known. */
export const changeContact = method({
  access: signedInUsers,
  methods: ['POST'],
  input,
  async run({ documents, input: { family, field, value, reason } }) {
    const wanted = contactValue(field, value)
    if (wanted === null) throw problemError(valueRule(field), wrong[field])
    return askForChange(documents, { family, field, value: wanted, reason })
  },
})
