import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#framework/database'
import { fastFolder } from './fast-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: { host: string; port: number; database: string; user: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(fastFolder(), 'mela-test-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o711)
  const embedded = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), isThrowaway: true })
  project.provide('database', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
