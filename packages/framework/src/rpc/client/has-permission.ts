import { text, verbs, type DocType, type Verb } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { permissionFor } from '#framework/permissions'
import { typeNamed } from '../arguments.ts'

function verbOf(word: string): Verb | undefined {
  return verbs.find((verb) => verb === word.toLowerCase())
}

async function may(documents: Documents, type: DocType, wanted: { verb: Verb; name: string | null }) {
  const { verb, name } = wanted
  if (name === null) return permissionFor(type, verb, documents.caller).kind !== 'never'
  return (await documents.permissions(type, name))?.has(verb) ?? false
}

/** Checks one permission of the caller on a document, or on the type. */
export const hasPermission = method({
  access: signedInUsers,
  aliases: ['frappe.client.has_permission'],
  input: {
    doctype: text({ required: true }),
    docname: text(),
    perm_type: text({ default: 'read' }),
  },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const verb = verbOf(input.perm_type ?? 'read')
    return { has_permission: verb ? await may(documents, type, { verb, name: input.docname }) : false }
  },
})
