import { File, uploadPermits } from '#framework/files'
import { gates, type Gate, type Passage } from '#framework/gates'
import { changeSent, withdrawSent } from './actions/change-sent.ts'
import { createThroughForm, sentThrough } from './actions/create-through-form.ts'
import { listNames } from './actions/list-names.ts'
import { openSent, shownSent } from './actions/open-sent.ts'
import { shownFields } from './actions/shown-fields.ts'
import { shownForm } from './actions/shown-form.ts'
import { permitUpload, readUpload } from './actions/uploads.ts'
import { WebForm } from './doctypes/web-form.doctype.ts'
import { findForm } from './doctypes/web-form.queries.ts'

type Values = Readonly<Record<string, unknown>>

async function readForm({ documents, site }: Passage, name: string): Promise<Values> {
  return shownForm(documents, await findForm(documents, name), site)
}

/** What people may do through open forms who have no right of their own. */
const formsGate: Gate = {
  list: listNames,
  async read(passage, name) {
    if (passage.type === WebForm) return readForm(passage, name)
    if (passage.type === File) return readUpload(passage, name)
    const { type, proof, site } = passage
    const wanted = { type, name, receipt: proof.receipt, timeZone: site.settings.timeZone }
    const opened = await openSent(passage.documents, wanted)
    return opened && shownSent(opened)
  },
  create: createThroughForm,
  save: (passage, name, values) =>
    changeSent(passage, { type: passage.type, name }, sentThrough(passage, values)),
  async remove(passage, name) {
    const gone = await withdrawSent(passage, { type: passage.type, name }, sentThrough(passage, {}))
    return gone === null ? null : true
  },
  shownFields,
}

export const formsExtensions = [gates.add(formsGate), uploadPermits.add(permitUpload)]
