import type { Child } from './child.ts'
import { openDataFolder } from './data-folder.ts'
import { startMela } from './mela-server.ts'

/** What the benches stand on: a folder with the demo organisation, and at most one server on it at a time. */
export interface Ground {
  readonly dataFolder: string
  /** The server that all benches share; started when it is first wanted. */
  server(): Promise<Child>
  /** Stops the shared server, for benches that start their own. */
  leaveServer(): Promise<void>
  close(): Promise<void>
}

/** Makes the demo organisation once. The server that drew its pictures is not the one that is measured. */
export async function openGround(): Promise<Ground> {
  const folder = openDataFolder()
  let shared: Promise<Child> | null = null
  const leaveServer = async () => {
    const leaving = shared
    shared = null
    await (await leaving)?.stop()
  }
  const close = async () => {
    await leaveServer()
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
  return { dataFolder: folder.path, server, leaveServer, close }
}
