import type { DocumentTypes, Methods } from '#contract'
import { refusal, type RefusalDetails, type Responses } from './fake-server.ts'

/** A method responds with its output. */
export const response = <Name extends keyof Methods>(
  name: Name,
  output: Methods[Name]['output'],
): Responses => ({ methods: { [name]: output } })

/** Response of a sign-in: signed in, or a second factor requested by its id. */
export const loginAnswer = (body: { message: string; tmp_id?: string }): Responses => ({
  bodies: { login: body },
})

/** The documents of a type that the site has. */
export const documents = <Name extends keyof DocumentTypes>(
  doctype: Name,
  rows: readonly Partial<DocumentTypes[Name]>[],
): Responses => ({ documents: { [doctype]: rows } })

interface RefusalWithMessage extends RefusalDetails {
  /** The words for people. */
  message?: string
}

const refused = ({ message = '', ...details }: RefusalWithMessage) =>
  refusal(message, { code: 'documents.refused', ...details })

/** The method refuses; without more said, for a reason that the caller can do nothing about. */
export const refuse = (name: keyof Methods | 'login', details: RefusalWithMessage = {}): Responses =>
  name === 'login' ? { bodies: { login: refused(details) } } : { methods: { [name]: refused(details) } }

export const refuseDocuments = (
  doctype: keyof DocumentTypes,
  details: RefusalWithMessage = {},
): Responses => ({ documents: { [doctype]: refused(details) } })

export const missing: RefusalWithMessage = { status: 404, type: 'DoesNotExistError' }
