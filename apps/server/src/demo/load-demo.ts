import { pictures, renderPictures } from '#demo/pictures'
import type { Engine } from '#framework/engine'
import { putFiles, type FinishedPicture } from '#framework/files'
import { administrator } from '#framework/permissions'
import { insertDemoLogins } from './demo-logins.ts'

const STEP = 40

async function drawPictures(log: (line: string) => void): Promise<readonly FinishedPicture[]> {
  const finished: FinishedPicture[] = []
  await renderPictures(pictures, ({ picture, bytes }) => {
    finished.push({ name: picture.name, content: bytes })
    if (finished.length % STEP === 0) log(`  ${finished.length} of ${pictures.length} pictures`)
  })
  return finished
}

/** Loads the demo organisation in one transaction, so that an interrupted start leaves nothing behind. */
export async function loadDemo(engine: Engine, log: (line: string) => void): Promise<void> {
  log('Drawing the demo organisation (once).')
  const addresses = await putFiles(engine, await drawPictures(log))
  const picture = (name: string): string => {
    const address = addresses.get(name)
    if (address === undefined) throw new RangeError(`No picture is called ${name}`)
    return address
  }
  await engine.write(administrator, async (documents) => {
    await insertDemoLogins(documents)
    const context = { ...engine.contextFor(documents), today: documents.today, picture }
    for (const { demo } of engine.modules) await demo(context)
  })
}
