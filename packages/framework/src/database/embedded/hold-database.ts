import { startEmbeddedDatabase } from './start-embedded-database.ts'

// A server to kill, for tests: holds an embedded database until it is ended, and says when it is up.
await startEmbeddedDatabase({
  folder: process.argv[2] ?? '',
  onLog: (line) => void process.stderr.write(`${line}\n`),
})
process.stdout.write('ready\n')
setInterval(() => undefined, 60_000)
