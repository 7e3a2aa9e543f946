import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { namedType } from './named-type.ts'

const input = {
  doctype: text({ required: true }),
  name: text({ required: true }),
  action: text({ required: true }),
}

/** Takes a move of a document's state; answers the document's name and when it changed. */
export const applyMove = method({
  access: signedInUsers,
  input,
  methods: ['POST', 'PUT'],
  async run({ input: { doctype, name, action }, documents, findType }) {
    const type = await namedType({ findType }, doctype)
    const moved = await documents.move(type, name, action)
    return { name: moved.name, modified: moved.modified }
  },
})
