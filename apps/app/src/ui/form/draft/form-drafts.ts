import { isContent, numberIn, parseJson, textIn, type Content } from '../../../data/content.ts'
import type { DeviceStore } from '../../../data/device/device-store.ts'
import { draftStore } from './draft-store.ts'
import type { Answers } from '../definition/form-field.ts'
import { randomKey } from '../random-key.ts'

export interface FormDraft {
  answers: Answers
  step: string
  /** Time of storing in milliseconds since 1970. */
  at: number
  /** Idempotency key: the form is accepted once however often it is sent. */
  key: string
  /** True when it was sent and no response arrived. */
  isWaiting: boolean
  /** Upload ticket and its expiry in milliseconds since 1970. */
  ticket?: { name: string; until: number; largest: number } | undefined
  /** Draft on the server, with the receipt of a guest. */
  serverDraft?: { draft: string; receipt: string } | undefined
}

const prefix = 'mela.form.'

export const draftId = (route: string, document: string | null): string =>
  document === null ? route : `${route}:${document}`

export const rowDraftId = (form: string, table: string, key: string | null): string =>
  `${rowsOf(form)}${table}#${key ?? ''}`

const rowsOf = (form: string): string => `${form}#`

export function readDraft(id: string, store: DeviceStore = draftStore): FormDraft | null {
  const stored = parseJson(store.read(prefix + id) ?? '')
  const answers = isContent(stored) ? stored['answers'] : undefined
  if (!isContent(stored) || !isContent(answers)) return null
  return {
    answers,
    step: textIn(stored, 'step'),
    at: numberIn(stored, 'at') ?? 0,
    key: textIn(stored, 'key') || randomKey(),
    isWaiting: stored['isWaiting'] === true,
    ticket: ticketIn(stored['ticket']),
    // Drafts that an older version stored have the key `kept`.
    serverDraft: serverDraftIn(stored['serverDraft'] ?? stored['kept']),
  }
}

function ticketIn(value: unknown): FormDraft['ticket'] {
  if (!isContent(value)) return undefined
  const ticket = {
    name: textIn(value, 'name'),
    until: numberIn(value, 'until') ?? 0,
    largest: numberIn(value, 'largest') ?? 0,
  }
  return ticket.name !== '' && ticket.until > Date.now() ? ticket : undefined
}

function serverDraftIn(value: unknown): FormDraft['serverDraft'] {
  return isContent(value) ? { draft: textIn(value, 'draft'), receipt: textIn(value, 'receipt') } : undefined
}

export function writeDraft(
  id: string,
  changes: Partial<FormDraft>,
  store: DeviceStore = draftStore,
): FormDraft {
  const before = readDraft(id, store) ?? newDraft()
  const draft = { ...before, at: Date.now(), ...changes }
  store.write(prefix + id, JSON.stringify(draft))
  return draft
}

function newDraft(answers: Content = {}): FormDraft {
  return { answers, step: '', at: Date.now(), key: randomKey(), isWaiting: false }
}

export function forgetDraft(id: string, store: DeviceStore = draftStore): void {
  const rows = store.keys().filter((key) => key.startsWith(prefix + rowsOf(id)))
  for (const key of [prefix + id, ...rows]) store.remove(key)
}

const listeners = new Set<(id: string) => void>()

export function watchRows(listener: (id: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function writeRows(id: string, answers: Answers, store: DeviceStore = draftStore): void {
  const before = readDraft(id, store)
  writeDraft(id, { answers: { ...before?.answers, ...answers }, isWaiting: false }, store)
  for (const listener of listeners) listener(id)
}
