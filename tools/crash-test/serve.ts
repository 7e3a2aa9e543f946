// A server process to kill: it serves the crash test's modules on a database of its own, and reports when it is ready.
import { connect, startEmbeddedDatabase } from '#framework/database'
import { ensureDefaultFolders } from '#framework/files'
import { ensureStandardUsers } from '#framework/identity'
import { createApp } from '#framework/rest'
import { applySchema } from '#framework/schema'
import { databaseFolder, createCrashTestEngine, TIME_ZONE } from './crash-test-engine.ts'

const [dataFolder = '', port = '0', password = '', wanted] = process.argv.slice(2)
const scenario = wanted === 'shop' ? 'shop' : 'bills'
const POOL_SIZE = 16
const complain = (line: string) => process.stderr.write(`${line}\n`)

const { connection } = await startEmbeddedDatabase({ folder: databaseFolder(dataFolder), onLog: complain })
const database = connect(connection, { timeZone: TIME_ZONE, poolSize: POOL_SIZE })
const engine = await createCrashTestEngine({ database, dataFolder, port: Number(port), scenario })
await applySchema(database, engine.registry)
await ensureStandardUsers(engine, { password })
await ensureDefaultFolders(database)
await engine.start()
const { app } = await createApp({ engine, allowedOrigins: [], trustedProxies: 1 })
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')
