import { messagesFor, text, type DocType, type Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { guestAccessStrategies, tryGuestAccess, type ShownFields } from '#framework/guest-access'
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
  const shown = await tryGuestAccess(extensions(guestAccessStrategies), (strategy) =>
    strategy.shownFields(documents, type, timeZone),
  )
  if (shown === null) throw documentErrors.notPermitted('read', type.name)
  return shown
}

/**
 * What a document type is made of, parent first, then the types of its rows: `{docs: [meta, …]}`. Each says its texts in
 * the language of whoever asks in `__messages`; the texts themselves are keys, and stay English.
 */
export const getDoctype = method({
  access: anyone,
  aliases: ['frappe.desk.form.load.getdoctype'],
  input: { doctype: text({ required: true }) },
  reads: true,
  isBare: true,
  isTranslated: true,
  async run({ input, documents, caller, extensions, findType, site, t }) {
    const type = await typeNamed({ findType }, input.doctype)
    const docs = mayKnow(type, caller)
      ? await shownMeta(type, documents)
      : metaInForms(type, await shownInForms({ documents, caller, extensions, site }, type))
    return {
      docs: docs.map((meta) => ({ ...meta, __messages: messagesFor(meta, t) })),
      user_settings: '{}',
    }
  },
})
