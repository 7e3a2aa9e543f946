import pg from 'pg'

/** Milliseconds that a statement may wait for its answer before somebody asks whether anybody is there. */
const SILENCE = 3_000

/** Whether a database answers who knocks: with a session, or with the reason why there is none. */
async function answers(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(settings)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => undefined)
  }
}

/**
 * Ends sessions whose statement stays without an answer while new sessions get none either: the database is away without
 * having said so. Where one answers, the work may take as long as the database itself allows.
 */
export function watchSilence(settings: pg.ClientConfig): (session: pg.PoolClient) => void {
  let asking: Promise<boolean> | null = null
  // However many sessions wait, one knocks for all of them.
  const isThere = () => (asking ??= answers(settings).finally(() => (asking = null)))

  return (session) => {
    let waiting: NodeJS.Timeout | undefined
    let isOver = false
    const look = async () => {
      const mine = waiting
      const isAlive = await isThere()
      if (mine === undefined || mine !== waiting) return
      if (isAlive) mine.refresh()
      else session.end().catch(() => undefined)
    }
    const rest = () => {
      clearTimeout(waiting)
      waiting = undefined
    }
    session.on('drain', rest)
    session.on('end', () => {
      isOver = true
      rest()
    })
    const send = session.query.bind(session)
    const value = (...args: readonly unknown[]): unknown => {
      if (!isOver) waiting ??= setTimeout(() => void look(), SILENCE).unref()
      return Reflect.apply(send, session, args)
    }
    Object.defineProperty(session, 'query', { value, configurable: true })
  }
}
