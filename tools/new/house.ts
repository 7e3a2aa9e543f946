import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { format, resolveConfig } from 'prettier'
import type { NewFile } from './doctype-files.ts'

/** The files of the house, by their paths from its root. */
export interface House {
  read(path: string): Promise<string>
  /** Refuses when one of the files is there already, before any is written. */
  create(files: readonly NewFile[]): Promise<void>
  change(path: string, edit: (text: string) => string): Promise<void>
  /** In a process of its own, which sees the rooms as they are now. */
  generate(): Promise<void>
}

export function houseAt(root: string): House {
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
      const taken = files.find(({ path }) => existsSync(join(root, path)))
      if (taken) throw new Error(`${taken.path} is there already`)
      for (const { path, text } of files) await write(path, text)
    },
    change: async (path, edit) => write(path, edit(await read(path))),
    async generate() {
      await promisify(execFile)(process.execPath, ['tools/generate.ts'], { cwd: root })
    },
  }
}
