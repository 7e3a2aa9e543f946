import { runServer } from './src/run-server.ts'

await runServer()
