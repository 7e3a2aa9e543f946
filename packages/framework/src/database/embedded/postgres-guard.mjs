// Stops PostgreSQL when the server ends. It reads from a pipe of the server; when the pipe closes, however the server
// ended (even by kill -9), it stops PostgreSQL and then itself. It is plain JavaScript, so that it starts first and
// stays small.
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

const { program, args, user, mark } = JSON.parse(process.argv[2] ?? '{}')

/** Milliseconds after each signal before the next: fast shutdown, immediate shutdown, kill. */
const steps = [
  { signal: 'SIGINT', patience: 15_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
]

// Ctrl-C and service managers signal the guard too, but only the server knows when its requests are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
// The server may have closed the pipe before PostgreSQL writes its last line.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

// The data has an owner while this file exists and this process runs.
writeFileSync(mark, `${process.pid}\n`)

const postgres = spawn(program, args, {
  ...user,
  cwd: '/',
  env: {},
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
})

function stop() {
  rmSync(mark, { force: true })
  signalFrom(0)
}

function signalFrom(index) {
  const step = steps[index]
  if (step === undefined || postgres.exitCode !== null || postgres.signalCode !== null) return
  postgres.kill(step.signal)
  setTimeout(() => signalFrom(index + 1), step.patience).unref()
}

function leave() {
  rmSync(mark, { force: true })
  process.stdin.destroy()
}

postgres.on('error', (error) => {
  process.stderr.write(`PostgreSQL cannot be started: ${error.message}\n`)
  process.exitCode = 1
  leave()
})
postgres.on('exit', (code, signal) => {
  process.exitCode = code ?? 1
  if (signal !== null) process.stderr.write(`PostgreSQL was ended by ${signal}\n`)
  leave()
})

process.stdin.on('end', stop)
process.stdin.on('error', stop)
process.stdin.resume()
if (postgres.pid !== undefined) process.stdout.write(`guarding ${postgres.pid}\n`)
