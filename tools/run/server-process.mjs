import { readFileSync } from 'node:fs'
import { inHouse } from './places.mjs'

const { flags, environment } = JSON.parse(readFileSync(inHouse('apps', 'server', 'process.json'), 'utf8'))

/** How the server's process is started: bounds of its memory, and where compiled code is kept for the next start. */
export const serverFlags = flags
export const serverEnvironment = {
  ...environment,
  NODE_COMPILE_CACHE: inHouse(environment.NODE_COMPILE_CACHE),
}
