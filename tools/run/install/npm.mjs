import { existsSync } from 'node:fs'

/** The npm that started us, else the machine's. */
export function npm() {
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script) && existsSync(script)
  return isNpm ? { program: process.execPath, first: [script] } : { program: 'npm', first: [] }
}
