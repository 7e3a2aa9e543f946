import { once } from 'node:events'
import { connect } from 'node:net'

export const apiHost = '127.0.0.1'

/** Milliseconds for which a request waits for the API; drawing the demo takes less. */
const PATIENCE = 60_000
const PAUSE = 100

async function isConnected(port: number): Promise<boolean> {
  const socket = connect(port, apiHost)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Whether the API accepts connections. While it starts again nobody is turned away: a request waits for it. */
export async function isApiOpen(port: number, patience = PATIENCE): Promise<boolean> {
  if (await isConnected(port)) return true
  if (patience <= 0) return false
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  return isApiOpen(port, patience - PAUSE)
}
