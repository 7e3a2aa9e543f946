import { acceptText } from './accept-text.ts'
import { refused, type Acceptance } from './acceptance.ts'
import type { FieldRules } from '../field.ts'
import { isGeoJsonText } from '../geo-json.ts'

/** A place as GeoJSON text; an object that comes over the wire is written as text. */
export function acceptGeolocation(field: FieldRules, input: unknown): Acceptance {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  if (typeof text === 'string' && isGeoJsonText(text)) return acceptText(field, text)
  return refused('format', 'not_a_place')
}
