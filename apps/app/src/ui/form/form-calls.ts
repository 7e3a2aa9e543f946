import { methodRequest, send } from '#client'
import type { Answers } from './definition/form-field.ts'

/** What is sent with a form beside its answers. */
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
  /** What else was made of the same sending: a sibling's registration has a number of its own. */
  also_sent?: readonly { name: string; title: string }[]
  success_title?: string
  success_message?: string
  success_url?: string
}

/** Sends a form; with a `name` among the answers it changes what was sent before. */
export const sendAnswers = (sending: Sending): Promise<Sent> =>
  send(methodRequest('mela.forms.accept', sending))

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

export function askChoices({ start, ...question }: LinkQuestion): Promise<LinkChoice[]> {
  const query = new URLSearchParams({ ...question, start: String(start) })
  return send({ method: 'GET', url: `/api/method/mela.forms.get_link_options?${query}` })
}

interface Ticket {
  upload_ticket: string
  /** Bytes. */
  largest: number
}

export const askTicket = (web_form: string): Promise<Ticket> =>
  send(methodRequest('mela.forms.get_upload_ticket', { web_form }))

interface SavedDraft {
  draft: string
  receipt_token?: string
}

interface DraftRequest {
  web_form: string
  data: Answers
  draft?: string | undefined
  receipt_token?: string | undefined
}

export const saveDraft = (request: DraftRequest): Promise<SavedDraft> =>
  send(methodRequest('mela.forms.save_draft', request))

interface OpenedDraft {
  draft: string
  data: Answers
}

/** A signed-in person's own draft of a form, from whichever device. */
export const askDraft = (web_form: string): Promise<OpenedDraft | null | undefined> =>
  send(methodRequest('mela.forms.get_draft', { web_form }))

export const deleteDraft = (request: {
  web_form: string
  draft: string
  receipt_token: string
}): Promise<unknown> => send(methodRequest('mela.forms.delete_draft', request))

interface SentDocument {
  web_form_name: string
  docname: string
  receipt_token?: string | undefined
}

/** What was sent before, for who may open it. */
export async function askSent(wanted: SentDocument): Promise<Answers> {
  const { doc } = await send<{ doc?: Answers }>(methodRequest('mela.forms.get_form_data', wanted))
  return doc ?? {}
}

export const takeBack = (sent: SentDocument): Promise<unknown> =>
  send(methodRequest('mela.forms.delete_sent', sent))
