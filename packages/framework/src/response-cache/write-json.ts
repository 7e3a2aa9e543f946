import { randomUUID } from 'node:crypto'

/** Holds the place of a part while the answer around it is written. It leaves with none, so nobody else can say it. */
const PLACE = randomUUID()
const PLACE_WRITTEN = JSON.stringify(PLACE)

/** The parts of an answer in their order, while it is written. */
let parts: string[] | null = null

/** The UTF-8 bytes of a text, each as a character: to join such texts takes no encoding, whatever they are in. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1')
}

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
 * The same value, which keeps its JSON from the first answer that `writeJson` writes with it: for what stands in many
 * answers and does not change. A copy with other values is written anew.
 */
export function written<Value extends object>(value: Value): Value {
  let bytes: string | undefined
  const toJSON = () => {
    if (parts === null) return value
    bytes ??= bytesOf(textOf(value))
    parts.push(bytes)
    return PLACE
  }
  return Object.defineProperty(value, 'toJSON', { value: toJSON })
}

/** As `JSON.stringify`, with what the value's parts keep; as bytes where there are such parts. */
export function writeJson(value: object): Buffer | string {
  const found: string[] = []
  parts = found
  try {
    const around = JSON.stringify(value)
    if (found.length === 0) return around
    const bytes = bytesOf(around)
      .split(PLACE_WRITTEN)
      .map((text, index) => text + (found[index] ?? ''))
      .join('')
    return Buffer.from(bytes, 'latin1')
  } finally {
    parts = null
  }
}
