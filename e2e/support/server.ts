import { createLog } from '../../apps/server/src/log.ts'
import { modules } from '../../apps/server/modules.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { startServer } from '../../apps/server/src/start-server.ts'
import { fixture } from './fixture.module.ts'

const log = createLog({ level: 'info', write: (line) => process.stdout.write(line) })
const server = await startServer(readSettings(process.env), log, {
  modules: [...modules, fixture],
})

process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
