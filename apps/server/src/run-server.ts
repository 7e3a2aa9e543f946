import { createLog, type Log } from './log.ts'
import { readSettings, isForThisMachine, type Settings } from './settings.ts'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '#framework/engine'
import { forgetUnseenPassword, unseenPassword } from '#framework/identity'
import { PASSWORD_FILE } from './database/data-folder.ts'
import { StartRefusal } from './explain-start-failure.ts'
import { startServer, type RunningServer, type ServerParts } from './start-server.ts'
import { demoLogins, demoPassword } from './demo/demo-logins.ts'

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Milliseconds for requests in flight at a stop; then the process exits. */
const PATIENCE = 15_000

interface Started {
  readonly log: Log
  readonly server: RunningServer
}

interface RunParts extends ServerParts {
  readonly hasWelcome?: boolean
}

async function start({ hasWelcome = true, ...parts }: RunParts): Promise<Started> {
  const settings = readSettings(process.env)
  const log = createLog({ level: settings.logLevel, write: (line) => process.stdout.write(line) })
  const server = await startServer(settings, log, parts)
  if (hasWelcome) printWelcome(settings, server, print)
  const isTerminal = process.stdout.isTTY
  await showPassword(server.engine, { dataFolder: settings.dataFolder, isTerminal, print })
  if (hasWelcome) print('')
  return { log, server }
}

function refuse(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Stops once, whatever the number and sources of signals. */
function stopOnce({ log, server }: Started): (reason: string) => void {
  let isStopping = false
  return (reason) => {
    if (isStopping) return
    isStopping = true
    log.info(`Stopping (${reason}).`)
    setTimeout(() => process.exit(1), PATIENCE).unref()
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(`The stop failed: ${String(error)}`)
        process.exit(1)
      },
    )
  }
}

export async function runServer(parts: RunParts = {}): Promise<void> {
  // Files of the server are readable by its own user alone; set before the first file.
  process.umask(0o077)
  const handleStop = stopOnce(await start(parts).catch(refuse))
  process.on('SIGTERM', handleStop)
  process.on('SIGINT', handleStop)
  // The channel to the launcher closes when it is killed, which no signal reports.
  process.on('disconnect', () => handleStop('the launcher ended'))
}

function writePrivately(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, path)
}

interface Showing {
  readonly dataFolder: string
  /** True when output goes to a person; otherwise it ends in a log that others may read. */
  readonly isTerminal: boolean
  readonly print: (line: string) => void
}

/** Shows Administrator's generated password once; again after a start that ended before its last line. */
async function showPassword(
  engine: Pick<Engine, 'database' | 'settings'>,
  { dataFolder, isTerminal, print }: Showing,
): Promise<void> {
  const password = await unseenPassword(engine)
  if (password === null) return
  if (isTerminal) print(`  Administrator's password, shown this once: ${password}`)
  else {
    const path = join(dataFolder, PASSWORD_FILE)
    writePrivately(path, `${password}\n`)
    print(`  Administrator's password is in ${path}: delete this file when you have read it`)
  }
  await forgetUnseenPassword(engine)
}

type Shown = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'trustedProxies' | 'mail'>

function printDemoLogins(settings: Shown, print: (line: string) => void): void {
  if (!isForThisMachine(settings)) {
    print(
      '  Demo sign-ins are off: HOST, MELA_PUBLIC_URL or MELA_TRUST_PROXY lets other people reach this server,',
    )
    print('  and everybody knows the demo password.')
    return
  }
  print(`  Demo sign-ins, all with the password "${demoPassword}":`)
  for (const { email, shown } of demoLogins) print(`    ${email.padEnd(24)} ${shown}`)
}

export function printWelcome(
  settings: Shown,
  { address, seed }: Pick<RunningServer, 'address' | 'seed'>,
  print: (line: string) => void,
): void {
  print('')
  print(`Mela is open at  ${address}`)
  if (!isForThisMachine(settings)) print(`  Listening on   ${settings.host}, port ${settings.port}`)
  print(`  Desk           ${address}/desk`)
  print(`  API            ${address}/api`)
  if (settings.mail.url === undefined)
    print(`  Emails         ${address}/desk/outbox-message (SMTP_URL is not set, so none are sent)`)
  if (seed === 'demo') printDemoLogins(settings, print)
}
