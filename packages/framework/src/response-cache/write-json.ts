import { randomUUID } from 'node:crypto'

/** Placeholder of a part while the response around it is written; random, so that no content contains it. */
const PLACE = randomUUID()
const PLACE_WRITTEN = JSON.stringify(PLACE)

let parts: string[] | null = null

/** UTF-8 bytes of a text as one character each, so that such texts join without encoding. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1')
}

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
 * Returns the same value, whose JSON `writeJson` reuses after the first time: for parts of many responses that do not
 * change. A copy with other values is written anew.
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

/** Works as `JSON.stringify`, with the cached JSON of parts; returns bytes where there are such parts. */
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
