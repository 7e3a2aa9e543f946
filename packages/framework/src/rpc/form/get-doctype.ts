import { text, type DocType, type Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { gates, throughGates, type ShownFields } from '#framework/gates'
import { anyone, method, type MethodContext } from '#framework/modules'
import { isGuest, permissionFor, type Caller } from '#framework/permissions'
import { typeNamed } from '../arguments.ts'
import { metaInForms, shownMeta } from './shown-meta.ts'

type Asking = Pick<MethodContext<never>, 'documents' | 'caller' | 'extensions' | 'site'>

/** Whoever reads documents, or finds them, knows their fields. */
function mayKnow(type: DocType, caller: Caller): boolean {
  const may = (verb: Verb) => permissionFor(type, verb, caller).kind !== 'never'
  return may('read') || (!isGuest(caller) && may('select'))
}

/** Everybody else knows the fields that an open form shows. */
async function shownInForms({ documents, extensions, site }: Asking, type: DocType): Promise<ShownFields> {
  const { timeZone } = site.settings
  const shown = await throughGates(extensions(gates), (gate) => gate.shownFields(documents, type, timeZone))
  if (shown === null) throw documentErrors.notPermitted('read', type.name)
  return shown
}

/** What a document type is made of, parent first, then the types of its rows: `{docs: [meta, …]}`. */
export const getDoctype = method({
  access: anyone,
  aliases: ['frappe.desk.form.load.getdoctype'],
  input: { doctype: text({ required: true }) },
  reads: true,
  isBare: true,
  async run({ input, documents, caller, extensions, findType, site }) {
    const type = await typeNamed({ findType }, input.doctype)
    const docs = mayKnow(type, caller)
      ? shownMeta(type, caller)
      : metaInForms(type, await shownInForms({ documents, caller, extensions, site }, type))
    return { docs, user_settings: '{}' }
  },
})
