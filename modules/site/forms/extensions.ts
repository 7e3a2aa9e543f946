import { File, uploadPermits } from '#framework/files'
import {
  guestAccessStrategies,
  type GuestAccessStrategy,
  type Passage,
  type ShownFields,
} from '#framework/guest-access'
import { changeSent, withdrawSent } from './submission/change-submission.ts'
import { createThroughForm, sentThrough } from './submission/create-through-form.ts'
import { listNames } from './link-option/list-names.ts'
import { openSent, shownSent } from './submission/open-submission.ts'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { formsFilling, stateFor, findForm } from './form/web-form.queries.ts'
import { shownForm } from './form/read-form.ts'
import { permitUpload, readUpload } from './upload/uploads.ts'
import { WebForm } from './form/web-form.doctype.ts'

type Values = Readonly<Record<string, unknown>>

async function readForm({ documents, site }: Passage, name: string): Promise<Values> {
  return shownForm(documents, await findForm(documents, name), site)
}

/** What people may do through open forms who have no right of their own. */
const formsGuestAccess: GuestAccessStrategy = {
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
    const withdrawn = await withdrawSent(passage, { type: passage.type, name }, sentThrough(passage, {}))
    return withdrawn === null ? null : true
  },
  shownFields,
}

export const formsExtensions = [guestAccessStrategies.add(formsGuestAccess), uploadPermits.add(permitUpload)]

/** The fields of a type, and of its tables, that its open forms show; null where none is open. */
async function shownFields(
  documents: Documents,
  type: DocType,
  timeZone: string,
): Promise<ShownFields | null> {
  const open = (await formsFilling(documents, type)).filter(
    (inUse) => stateFor(inUse, documents, timeZone) === 'open',
  )
  if (open.length === 0) return null
  const shown = new Map<string, Set<string>>()
  const add = (name: string, field: string) => shown.set(name, (shown.get(name) ?? new Set()).add(field))
  for (const { row, rules, child, columns } of open.flatMap(({ asked }) => asked)) {
    if (row.hidden === 1) continue
    add(type.name, rules.fieldname)
    if (child) for (const { fieldname } of columns) add(child.name, fieldname)
  }
  return shown
}
