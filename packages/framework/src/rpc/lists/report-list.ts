import { method, signedInUsers } from '#framework/modules'
import { typeNamed } from '../arguments.ts'
import { listRows } from '../client/get-list.ts'
import { reportInput, question } from './report-view.ts'

/** Returns the rows of a report as objects. */
export const reportList = method({
  access: signedInUsers,
  aliases: ['frappe.desk.reportview.get_list'],
  input: reportInput,
  reads: true,
  async run({ input: { doctype, ...asked }, documents, findType }) {
    return listRows(documents, await typeNamed({ findType }, doctype), question(asked))
  },
})
