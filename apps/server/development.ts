// The API of `npm run dev`.
import { developmentParts } from './src/development-parts.ts'
import { runServer } from './src/run-server.ts'

const [port, order] = process.argv.slice(2)
await runServer({ ...developmentParts(Number(port)), hasWelcome: order === 'first' })
process.send?.('ready')
