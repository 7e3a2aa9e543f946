import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { namedType } from './desk-types.ts'

const input = {
  doctype: text({ required: true }),
  name: text({ required: true }),
  action: text({ required: true }),
  modified: text({ description: 'When it was changed last, as the caller saw it' }),
}

/**
 * Applies a transition; returns the document's name and `modified`. A caller who sends the `modified` they saw is
 * refused when the document has changed since, as with a save.
 */
export const applyTransition = method({
  renamedFrom: 'desk.apply_move',
  access: signedInUsers,
  input,
  methods: ['POST', 'PUT'],
  async run({ input: { doctype, name, action, modified }, documents, findType }) {
    const type = await namedType({ findType }, doctype)
    const document = await documents.transition(type, name, action, modified)
    return { name: document.name, modified: document.modified }
  },
})
