import type { Answer, Body, Operation, Reference, Security } from './document.ts'
import type { Schema } from './schema.ts'

/** The answer of an operation: JSON of this shape. */
export function jsonAnswer(description: string, schema: Schema): Answer {
  return { description, content: { 'application/json': { schema } } }
}

/** The answer of an operation: a file, of a type that its own headers say. */
export function fileAnswer(description: string): Answer {
  return {
    description,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  }
}

export function jsonBody(schema: Schema): Body {
  return { required: true, content: { 'application/json': { schema } } }
}

export const refused: Reference = { $ref: '#/components/responses/Refused' }

const signedIn: Security = [{ token: [] }, { basic: [] }, { session: [] }]

/** By what a caller shows who he is; guests show nothing. */
export function securityOf(isOpenToGuests: boolean): Security {
  return isOpenToGuests ? [{}, ...signedIn] : signedIn
}

export function isOpenToGuests({ security }: Operation): boolean {
  return security.some((one) => Object.keys(one).length === 0)
}
