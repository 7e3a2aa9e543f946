import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#framework/database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL. Every test file makes databases of its own in it. */
    database: { host: string; port: number; database: string; user: string }
  }
}

/** One PostgreSQL for the whole run, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mela-test-'))
  // As root, PostgreSQL runs as another user, who must be able to walk through.
  await chmod(folder, 0o711)
  const embedded = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), isThrowaway: true })
  project.provide('database', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
