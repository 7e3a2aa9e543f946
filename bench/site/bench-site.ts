import { type Child, startChild, freePort } from './child.ts'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface BenchSite {
  readonly dataFolder: string
  server(): Promise<Child>
  stopServer(): Promise<void>
  close(): Promise<void>
}

/** Creates the demo organisation once. The server that renders its pictures is not the one that is measured. */
export async function openBenchSite(): Promise<BenchSite> {
  const folder = openDataFolder()
  let shared: Promise<Child> | null = null
  const stopServer = async () => {
    const server = shared
    shared = null
    await (await server)?.stop()
  }
  const close = async () => {
    await stopServer()
    folder.remove()
  }
  try {
    const first = await startMela(folder.path)
    await first.stop()
  } catch (error) {
    await close()
    throw error
  }
  const server = () => (shared ??= startMela(folder.path))
  return { dataFolder: folder.path, server, stopServer, close }
}

/** Milliseconds until a server is ready; the first start renders the demo's pictures. */
const START_TIMEOUT = 180_000

export async function startMela(dataFolder: string): Promise<Child> {
  const port = await freePort()
  return startChild({
    script: 'apps/server/main.ts',
    port,
    env: {
      MELA_DATA: dataFolder,
      MELA_SEED: 'demo',
      MELA_PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: '',
    },
    readyPath: '/readyz',
    patience: START_TIMEOUT,
  })
}

interface DataFolder {
  readonly path: string
  remove(): void
}

/** A temporary folder, or the one in `MELA_BENCH_DATA`, which stays, so that its demo is reused. */
function openDataFolder(): DataFolder {
  const given = process.env['MELA_BENCH_DATA']
  if (given !== undefined && given !== '') return { path: resolve(given), remove: () => undefined }
  const path = mkdtempSync(join(tmpdir(), 'mela-bench-'))
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export const socketFolderOf = (dataFolder: string): string => join(dataFolder, 'postgres', 'run')
