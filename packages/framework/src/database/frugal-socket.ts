import { Socket } from 'node:net'

/** As much as one read brings at most, in bytes. */
const MOST = 64 * 1024

/** All reads of all sessions land here, one after another: what came is copied out before the next. */
const room = Buffer.allocUnsafeSlow(MOST)

/**
 * A socket that takes no more memory for a read than what came. Node's own reads take 64 kB each and give most of it back,
 * which leaves the process's memory in pieces.
 */
export function frugalSocket(): Socket {
  const socket: Socket = new Socket({
    onread: {
      buffer: room,
      callback: (length, buffer) => socket.emit('data', Buffer.from(buffer.subarray(0, length))),
    },
  })
  return socket
}
