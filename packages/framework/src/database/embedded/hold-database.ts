import { startEmbeddedDatabase } from './start-embedded-database.ts'

// A server process for tests to kill: it holds an embedded database until it is ended, and reports when it is ready.
await startEmbeddedDatabase({
  folder: process.argv[2] ?? '',
  onLog: (line) => void process.stderr.write(`${line}\n`),
})
process.stdout.write('ready\n')
setInterval(() => undefined, 60_000)
