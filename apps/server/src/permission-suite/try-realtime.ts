import { io, type Socket } from 'socket.io-client'
import type { DocType } from '#framework/doctypes'
import { isDeclared, isEverDeclared } from './declared-access.ts'
import { isSingle } from './seed-rows.ts'
import { nameOf, rowsOf, type Difference, type Trial } from './trial.ts'

/** Subscriptions of one connection, below its limit. */
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

interface Subscription {
  readonly type: DocType
  readonly name: string
  readonly declared: boolean
}

function subscriptionsFor(type: DocType, trial: Trial): readonly Subscription[] {
  const { requester, world } = trial
  const documents = rowsOf(type, trial).map((row) => ({
    type,
    name: nameOf(row),
    declared: isDeclared(type, 'read', { requester, world, row }),
  }))
  const list = { type, name: '', declared: isEverDeclared(type, 'read', requester) }
  return isSingle(type) ? documents : [...documents, list]
}

async function isAccepted(socket: Socket, { type, name }: Subscription): Promise<boolean> {
  const words = name === '' ? ['doctype_subscribe', type.name] : ['doc_subscribe', type.name, name]
  const [subscription = '', ...rest] = words
  return (await socket.timeout(SECONDS * 1000).emitWithAck(subscription, ...rest)) === true
}

export async function tryRealtime(types: readonly DocType[], trial: Trial): Promise<readonly Difference[]> {
  const subscriptions = types.flatMap((type) => subscriptionsFor(type, trial))
  const differences: Difference[] = []
  for (let start = 0; start < subscriptions.length; start += AT_ONCE) {
    const socket = await connected(trial)
    const some = subscriptions.slice(start, start + AT_ONCE)
    const accepted = await Promise.all(some.map((subscription) => isAccepted(socket, subscription)))
    socket.disconnect()
    for (const [index, { type, name, declared }] of some.entries())
      if (accepted[index] !== declared)
        differences.push([type.name, 'realtime', name, declared, accepted[index]])
  }
  return differences
}
