// Stands between the server and PostgreSQL. It holds the reading end of a pipe from the server; when that
// ends, however the server ended (even by kill -9), it stops PostgreSQL, and then itself.
// Plain JavaScript: it must be up before anything else, and stay small.
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

const { program, args, user, mark } = JSON.parse(process.argv[2] ?? '{}')

/** Milliseconds after each signal before the next, harder one: fast shutdown, immediate shutdown, the end. */
const steps = [
  { signal: 'SIGINT', patience: 15_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
]

// A Ctrl-C or a stopping service manager reaches us too, but it is the server that knows when its requests are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
// The server may be gone before PostgreSQL has said its last word.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

// While the mark is there and we are alive, the data has an owner.
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
