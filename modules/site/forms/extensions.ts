import { File, uploadPermits } from '#framework/files'
import {
  guestAccessStrategies,
  type GuestAccessStrategy,
  type Passage,
  type ShownFields,
} from '#framework/guest-access'
import { changeSent, withdrawSent } from './submission/change-submission.ts'
import { listNames } from './link-option/link-options.ts'
import { openSent, shownSent } from './form/get-form-data.ts'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { formsFilling, stateFor, findForm, type FormInUse } from './form/web-form.queries.ts'
import { shownForm } from './form/get-form.ts'
import { permitUpload, readUpload } from './upload/get-upload-ticket.ts'
import { WebForm } from './form/web-form.doctype.ts'
import { formsErrors } from './errors.ts'
import { sendForm } from './submission/submit-form.ts'
import { sentOf, type Sent } from './submission/submission-context.ts'

type Values = Readonly<Record<string, unknown>>

async function readForm({ documents, site }: Passage, name: string): Promise<Values> {
  return shownForm(documents, await findForm(documents, name), site)
}

const textIn = (values: SentValues, name: string): string | null => {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : null
}

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

type SentValues = Readonly<Record<string, unknown>>

function sentThrough({ proof }: Passage, values: SentValues): Sent {
  return sentOf(values, {
    receipt: proof.receipt ?? textIn(values, 'receipt_token'),
    ticket: proof.ticket ?? textIn(values, 'upload_ticket'),
    key: textIn(values, 'idempotency_key'),
    draft: textIn(values, 'draft'),
  })
}

function formMeant(open: readonly FormInUse[], values: SentValues): FormInUse | undefined {
  const named = textIn(values, 'web_form')
  if (named !== null) return open.find(({ form }) => form.name === named || form.route === named)
  const fits = ({ asked }: FormInUse) =>
    Object.keys(values).filter((key) => asked.some(({ rules }) => rules.fieldname === key)).length
  return open.toSorted((one, other) => fits(other) - fits(one))[0]
}

/** Creates a document through an open form; null when none fills the type. Throws when the form is closed. */
async function createThroughForm(passage: Passage, values: SentValues): Promise<SentValues | null> {
  const { documents, type, site } = passage
  const published = await formsFilling(documents, type)
  const { timeZone } = site.settings
  const open = published.filter((inUse) => stateFor(inUse, documents, timeZone) === 'open')
  const meant = formMeant(open, values) ?? formMeant(published, values)
  if (!meant) return null
  const state = stateFor(meant, documents, timeZone)
  if (state !== 'open') throw formsErrors.notOpen(state, meant.form.title)
  return sendForm(passage, meant.form.name, sentThrough(passage, values))
}
