import type { Tone } from '#meta'
import type { DeskField } from '../data/document/type-meta.ts'

type Toned = Pick<DeskField, 'fieldtype'> & Partial<Pick<DeskField, 'tones'>>

/** The tone of a value as its type says it; a tick of which it says nothing is good news. */
export function toneOf({ fieldtype, tones }: Toned, value: string): Tone {
  const usual = fieldtype === 'Check' && value === '1' ? 'ok' : 'plain'
  return tones?.[value] ?? usual
}
