import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { requireChild } from '../actions/require-child.ts'
import { showChild } from '../actions/show-child.ts'

/** One child of the caller's, and who looked at its record. */
export const getChild = method({
  access: signedInUsers,
  reads: true,
  input: { student: text({ required: true }) },
  async run({ documents, input: { student } }) {
    return showChild(documents, await requireChild(documents, student, 'may_view'))
  },
})
