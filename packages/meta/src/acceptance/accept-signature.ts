import { acceptText } from './accept-text.ts'
import { refused, type Acceptance } from './acceptance.ts'
import type { FieldRules } from '../field.ts'

/** The first bytes of every PNG, as base64 writes them. */
const PICTURE = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/

/** What was drawn, as the data URL of a PNG: nothing else that a browser would show or run. */
export function acceptSignature(field: FieldRules, input: unknown): Acceptance {
  const acceptance = acceptText(field, input)
  if (!acceptance.isAccepted || PICTURE.test(String(acceptance.value))) return acceptance
  return refused('format', 'not_a_signature')
}
