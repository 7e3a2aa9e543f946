import { readFileSync } from 'node:fs'
import { inRepository } from '../places.mjs'

const { flags, environment } = JSON.parse(
  readFileSync(inRepository('apps', 'server', 'process.json'), 'utf8'),
)

/** How the server's process is started: bounds of its memory, and how its sources are read. */
export const serverFlags = flags
export const serverEnvironment = environment
