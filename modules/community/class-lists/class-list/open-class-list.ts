import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { ClassList } from './class-list.doctype.ts'

/** Returns the address of the list's page, which shows its writers the families' progress and the packages. */
export const openClassList = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  async run({ documents, input: { name } }) {
    const list = await documents.get(ClassList, name)
    return { url: `/class-lists/${encodeURIComponent(list.name)}` }
  },
})
