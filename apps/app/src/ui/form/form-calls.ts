import { call, methodRead, methodRequest, send, shapedAs } from '#client'
import { isContent } from '../../data/content.ts'
import type { Answers } from './definition/form-field.ts'

interface Sending {
  web_form: string
  data: Answers
  idempotency_key: string
  upload_ticket?: string | undefined
  draft?: string | undefined
  receipt_token?: string | undefined
}

export interface Sent {
  name: string
  receipt_token?: string
  /** Other documents created by the same request: a sibling's registration has a number of its own. */
  also_sent?: readonly { name: string; title: string }[]
  success_title?: string
  success_message?: string
  success_url?: string
}

/** Sends a form; with a `name` among the answers it changes the sent document. */
export const sendAnswers = (sending: Sending): Promise<Sent> =>
  send(shapedAs<Sent>(methodRequest('mela.forms.accept', sending)))

export interface LinkChoice {
  name: string
  title: string
}

interface LinkQuestion {
  web_form: string
  /** `table.column` for a column. */
  fieldname: string
  txt: string
  start: number
}

export const askChoices = (question: LinkQuestion): Promise<LinkChoice[]> =>
  send(methodRead('mela.forms.get_link_options', question))

/** Its `largest` is in bytes. */
export const askTicket = (web_form: string) => call('mela.forms.get_upload_ticket', { web_form })

interface DraftRequest {
  web_form: string
  data: Answers
  draft?: string | undefined
  receipt_token?: string | undefined
}

export const saveDraft = (request: DraftRequest) => call('mela.forms.save_draft', request)

interface OpenedDraft {
  draft: string
  data: Answers
}

export async function askDraft(web_form: string): Promise<OpenedDraft | null> {
  const opened = await call('mela.forms.get_draft', { web_form })
  return opened && isContent(opened.data) ? { draft: opened.draft, data: opened.data } : null
}

export const deleteDraft = (request: { web_form: string; draft: string; receipt_token: string }) =>
  call('mela.forms.delete_draft', request)

interface SentDocument {
  web_form_name: string
  docname: string
  receipt_token?: string | undefined
}

export async function askSent(wanted: SentDocument): Promise<Answers> {
  const opened = await call('mela.forms.get_form_data', wanted)
  return 'doc' in opened ? opened.doc : {}
}

export const deleteSentDocument = (sent: SentDocument) => call('mela.forms.delete_sent', sent)
