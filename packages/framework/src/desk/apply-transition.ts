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
 * Takes a move of a document's state; answers the document's name and when it changed. Whoever says what he saw is refused
 * where somebody changed it since, as with a save.
 */
export const applyTransition = method({
  renamedFrom: 'desk.apply_move',
  access: signedInUsers,
  input,
  methods: ['POST', 'PUT'],
  async run({ input: { doctype, name, action, modified }, documents, findType }) {
    const type = await namedType({ findType }, doctype)
    const moved = await documents.move(type, name, action, modified)
    return { name: moved.name, modified: moved.modified }
  },
})
