// `npm run dev` for browsers: Vite for both apps, in front of the API, at the address of the settings.
import { once } from 'node:events'
import { developmentSettings as appSettings } from '../../apps/app/build/vite-settings.ts'
import { developmentSettings as deskSettings } from '../../apps/desk/build/vite-settings.ts'
import { explainStartFailure, StartRefusal } from '../../apps/server/src/explain-start-failure.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { openDevServer, type DevServer } from './dev-server.ts'

async function start(): Promise<DevServer> {
  const settings = readSettings(process.env)
  const apps = [appSettings(), deskSettings()]
  const server = await openDevServer({ apiPort: Number(process.argv[2]), apps })
  server.http.listen({ port: settings.port, host: settings.host })
  await once(server.http, 'listening').catch((error: unknown) => {
    throw explainStartFailure(error, settings)
  })
  return server
}

function refuse(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

const server = await start().catch(refuse)
const stop = () => void server.close().finally(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The channel to the launcher closes when it is killed, which no signal reports.
process.on('disconnect', stop)
process.send?.('ready')
