import { anyValue, method, signedInUsers } from '#framework/modules'
import { isRow, listArgument, rowArgument } from '../arguments.ts'
import { insertAny } from './insert.ts'

/** The dialect's own limit. */
const MOST = 200

/** Inserts up to 200 documents, all or none; returns their names. */
export const insertMany = method({
  access: signedInUsers,
  aliases: ['frappe.client.insert_many'],
  input: { docs: anyValue },
  methods: ['POST', 'PUT'],
  async run({ input, documents, findType }) {
    const names: string[] = []
    for (const doc of listArgument('docs', input.docs, MOST)) {
      const stored = await insertAny({ documents, findType }, rowArgument('docs', isRow(doc) ? doc : null))
      names.push(String(stored['name']))
    }
    return names
  },
})
