import { readFileSync } from 'node:fs'
import type { OpenApi } from './document.ts'

function isOpenApi(value: unknown): value is OpenApi {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value
}

/** The document as `npm run generate` wrote it. */
export function readOpenApi(file: string): OpenApi {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isOpenApi(read)) throw new Error(`${file} holds no OpenAPI document`)
  return read
}
