import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { SavedView } from './saved-view.doctype.ts'

/** Deletes a saved view of the caller. */
export const deleteView = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  methods: ['POST', 'DELETE'],
  async run({ input, documents }) {
    await documents.delete(SavedView, input.name)
  },
})
