import { text } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { listArgument, nameOf, typeNamed } from '../arguments.ts'

const MOST = 200

/** Deletes selected documents, each on its own; returns the names of those that could not be deleted. */
export const deleteItems = method({
  access: signedInUsers,
  aliases: ['frappe.desk.reportview.delete_items'],
  input: { doctype: text({ required: true }), items: anyValue },
  methods: ['POST', 'DELETE'],
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const notDeleted: string[] = []
    for (const name of listArgument('items', input.items, MOST).map(nameOf)) {
      try {
        await documents.savepoint(() => documents.delete(type, name))
      } catch (error) {
        if (!(error instanceof DialectError)) throw error
        notDeleted.push(name)
        documents.notice({
          message: error.messages[0],
          title: frameworkMessage('title.not_deleted'),
          indicator: 'orange',
        })
      }
    }
    return notDeleted
  },
})
