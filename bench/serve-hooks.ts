import { openSite, type SiteOptions } from './site/statements.ts'

const POOL_SIZE = 16

interface Order extends Pick<SiteOptions, 'payments'> {
  readonly dataFolder: string
}

const { dataFolder, payments } = JSON.parse(process.argv[2] ?? '{}') as Order
const { app } = await openSite(dataFolder, { poolSize: POOL_SIZE, payments, trustedProxies: 1 })
app.get('/ready', () => 'yes')
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
