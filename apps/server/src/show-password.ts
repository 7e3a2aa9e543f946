import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '#framework/engine'
import { forgetUnseenPassword, unseenPassword } from '#framework/identity'
import { PASSWORD_FILE } from './data-folder.ts'

/** Whole or not at all, and for this user alone. */
function writePrivately(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, path)
}

interface Showing {
  readonly dataFolder: string
  /** Somebody reads what is printed; otherwise it ends in a journal that others may read. */
  readonly isTerminal: boolean
  readonly print: (line: string) => void
}

/** Shows Administrator's made password once. A start that dies before the last line shows it again. */
export async function showPassword(
  engine: Pick<Engine, 'database' | 'settings'>,
  { dataFolder, isTerminal, print }: Showing,
): Promise<void> {
  const password = await unseenPassword(engine)
  if (password === null) return
  if (isTerminal) print(`  Administrator's password, shown this once: ${password}`)
  else {
    const path = join(dataFolder, PASSWORD_FILE)
    writePrivately(path, `${password}\n`)
    print(`  Administrator's password is in ${path}: delete this file when you have read it`)
  }
  await forgetUnseenPassword(engine)
}
