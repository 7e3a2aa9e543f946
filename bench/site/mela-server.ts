import { startChild, type Child } from './child.ts'
import { freePort } from './free-port.ts'

/** Milliseconds until a server is ready; the first start draws the demo's pictures. */
const PATIENCE = 180_000

/** The whole server with its embedded database, on a folder of data. */
export async function startMela(dataFolder: string): Promise<Child> {
  const port = await freePort()
  return startChild({
    script: 'apps/server/main.ts',
    port,
    env: {
      MELA_DATA: dataFolder,
      MELA_SEED: 'demo',
      MELA_PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: '',
    },
    readyPath: '/readyz',
    patience: PATIENCE,
  })
}
