import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import type { NewFile } from './add-doctype.ts'

export interface Repository {
  read(path: string): Promise<string>
  /** Refuses when one of the files exists already, before any is written. */
  create(files: readonly NewFile[]): Promise<void>
  change(path: string, edit: (text: string) => string): Promise<void>
  /** Runs in a process of its own, which loads the modules as they are now. */
  generate(): Promise<void>
}

export function openRepository(root: string): Repository {
  const read = (path: string) => readFile(join(root, path), 'utf8')

  const write = async (path: string, text: string) => {
    const file = join(root, path)
    const style = await resolveConfig(file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await format(text, { ...style, filepath: file }))
  }

  return {
    read,
    async create(files) {
      const existing = files.find(({ path }) => existsSync(join(root, path)))
      if (existing) throw new Error(`${existing.path} is there already`)
      for (const { path, text } of files) await write(path, text)
    },
    change: async (path, edit) => write(path, edit(await read(path))),
    async generate() {
      await promisify(execFile)(process.execPath, ['tools/generate.ts'], { cwd: root })
    },
  }
}
