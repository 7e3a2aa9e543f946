import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nobody uses just now, for a server that must stand at the same address after every death. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return address.port
}
