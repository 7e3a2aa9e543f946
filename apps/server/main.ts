import { readSettings } from './src/settings.ts'
import { StartRefusal } from './src/start-refusal.ts'
import { startServer, type RunningServer } from './src/start-server.ts'
import { tellWhereToLook } from './src/welcome.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** How long requests in flight may take to end before the process goes anyway. */
const PATIENCE = 15_000

async function start(): Promise<RunningServer> {
  const settings = readSettings(process.env)
  const server = await startServer(settings, say)
  tellWhereToLook(settings, server, say)
  return server
}

function refuse(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

const server = await start().catch(refuse)

let isStopping = false

/** However often and from whomever the wish comes, there is one stop. */
function handleStop(reason: string): void {
  if (isStopping) return
  isStopping = true
  say(`Stopping (${reason}).`)
  setTimeout(() => process.exit(1), PATIENCE).unref()
  void server.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      say(`The stop went wrong: ${String(error)}`)
      process.exit(1)
    },
  )
}

process.on('SIGTERM', handleStop)
process.on('SIGINT', handleStop)
// The launcher holds a channel to us: when it is killed without a word, nobody else will tell us.
process.on('disconnect', () => handleStop('the launcher is gone'))
