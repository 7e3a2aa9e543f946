import { io, type Socket } from 'socket.io-client'
import type { DocType } from '#framework/doctypes'
import { isDeclared, isEverDeclared } from './declared-access.ts'
import { isSingle } from './seed-rows.ts'
import { nameOf, rowsOf, type Difference, type Trial } from './trial.ts'

/** What one connection may hear of, and some room. */
const AT_ONCE = 150

const SECONDS = 30

async function connected({ site, client }: Trial): Promise<Socket> {
  const { authorization } = client
  const socket = io(`${site.origin}/asha`, {
    transports: ['websocket'],
    ...(authorization === null ? {} : { extraHeaders: { authorization } }),
    forceNew: true,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** A wish to hear of a document, or of a list where there is no name. */
interface Wish {
  readonly type: DocType
  readonly name: string
  readonly declared: boolean
}

function wishesFor(type: DocType, trial: Trial): readonly Wish[] {
  const { asker, world } = trial
  const documents = rowsOf(type, trial).map((row) => ({
    type,
    name: nameOf(row),
    declared: isDeclared(type, 'read', { asker, world, row }),
  }))
  const list = { type, name: '', declared: isEverDeclared(type, 'read', asker) }
  return isSingle(type) ? documents : [...documents, list]
}

async function isHeard(socket: Socket, { type, name }: Wish): Promise<boolean> {
  const words = name === '' ? ['doctype_subscribe', type.name] : ['doc_subscribe', type.name, name]
  const [wish = '', ...rest] = words
  return (await socket.timeout(SECONDS * 1000).emitWithAck(wish, ...rest)) === true
}

/** Whoever wants to hear of changes is told whether he will: of what he may read, and of nothing else. */
export async function tryRealtime(types: readonly DocType[], trial: Trial): Promise<readonly Difference[]> {
  const wishes = types.flatMap((type) => wishesFor(type, trial))
  const differences: Difference[] = []
  for (let start = 0; start < wishes.length; start += AT_ONCE) {
    const socket = await connected(trial)
    const some = wishes.slice(start, start + AT_ONCE)
    const heard = await Promise.all(some.map((wish) => isHeard(socket, wish)))
    socket.disconnect()
    for (const [index, { type, name, declared }] of some.entries())
      if (heard[index] !== declared) differences.push([type.name, 'realtime', name, declared, heard[index]])
  }
  return differences
}
