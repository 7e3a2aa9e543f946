import { randomUUID } from 'node:crypto'

/** Holds the place of a part while the answer around it is written. It leaves with none, so nobody else can say it. */
const PLACE = randomUUID()
const PLACE_WRITTEN = JSON.stringify(PLACE)

/** The texts of an answer's parts in their order, while it is written. */
let parts: string[] | null = null

/** A text with all that is in it, whatever is being written around it. */
function textOf(value: object): string {
  const around = parts
  parts = null
  try {
    return JSON.stringify(value)
  } finally {
    parts = around
  }
}

/**
 * The same value, which keeps its JSON text from the first answer that `writeJson` writes with it: for what stands in many
 * answers and does not change. A copy with other values is written anew.
 */
export function written<Value extends object>(value: Value): Value {
  let text: string | undefined
  const toJSON = () => {
    if (parts === null) return value
    text ??= textOf(value)
    parts.push(text)
    return PLACE
  }
  return Object.defineProperty(value, 'toJSON', { value: toJSON })
}

/** As `JSON.stringify`, with the texts that the value's parts keep. */
export function writeJson(value: object): string {
  const found: string[] = []
  parts = found
  try {
    const around = JSON.stringify(value)
    if (found.length === 0) return around
    return around
      .split(PLACE_WRITTEN)
      .map((text, index) => text + (found[index] ?? ''))
      .join('')
  } finally {
    parts = null
  }
}
