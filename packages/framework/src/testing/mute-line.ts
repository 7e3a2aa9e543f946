import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectionSettings } from '#framework/database'

/** A way to a PostgreSQL that can fall silent: mute, it takes every connection and whatever is said, and says nothing. */
export interface MuteLine {
  readonly connection: ConnectionSettings
  mute(isMute: boolean): void
  close(): Promise<void>
}

const fileOf = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`)

/** Stands before the PostgreSQL of these settings, whose host is a socket folder. */
export async function muteLine(settings: {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
}): Promise<MuteLine> {
  const host = await mkdtemp(join(tmpdir(), 'mela-line-'))
  const ends = new Set<Socket>()
  let isMute = false
  const pass = (from: Socket, to: Socket): void => {
    ends.add(from)
    from.on('data', (bytes) => isMute || to.write(bytes))
    from.on('error', () => undefined)
    from.on('close', () => to.destroy())
  }
  const server = createServer((client) => {
    const database = createConnection(fileOf(settings.host, settings.port))
    pass(client, database)
    pass(database, client)
  })
  await once(server.listen(fileOf(host, settings.port)), 'listening')
  return {
    connection: { ...settings, host },
    mute: (value) => (isMute = value),
    async close() {
      server.close()
      for (const end of ends) end.destroy()
      await rm(host, { recursive: true, force: true })
    },
  }
}
