import { check, json, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { savedViewErrors } from './errors.ts'
import { SavedView } from './saved-view.doctype.ts'

/** Views of one type and user. */
const MAX_VIEWS = 50

async function requireBelowLimit(documents: Documents, doctype: string): Promise<void> {
  const mine = { user: documents.caller.user, reference_doctype: doctype }
  const views = await documents.find(SavedView, { where: mine, fields: ['name'], limit: MAX_VIEWS })
  if (views.length >= MAX_VIEWS) throw savedViewErrors.too_many(MAX_VIEWS)
}

/** Saves a list's view under a title, replacing the caller's view of that title. Returns its name. */
export const saveView = method({
  access: signedInUsers,
  input: {
    doctype: text({ required: true }),
    title: text({ required: true }),
    columns: json(),
    filters: json(),
    sort: text({ maxLength: 1000 }),
    is_shared: check(),
  },
  methods: ['POST', 'PUT'],
  async run({ input: { doctype, title, ...view }, documents, caller }) {
    const where = { user: caller.user, reference_doctype: doctype, title }
    const [known] = await documents.find(SavedView, { where, fields: ['name'], limit: 1 })
    if (!known) await requireBelowLimit(documents, doctype)
    const { name } = known
      ? await documents.save(SavedView, known.name, view)
      : await documents.insert(SavedView, { ...where, ...view })
    return name
  },
})
