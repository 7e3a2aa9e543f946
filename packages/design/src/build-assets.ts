import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type BuildStep, runStep } from './build-step.ts'
import { themeColours, printInks, pictureGrounds, fairInks } from './tokens/index.ts'
import { diamond, kolam } from './kolam/kolam.ts'
import { box, roundedBox, svg, placed } from './drawing/shapes.ts'
import { drawing, fairLine, objectNames } from './drawing/index.ts'
import { withInks } from './drawing/ink.ts'
import { objectShapes } from './drawing/objects.ts'
import { shareImage } from './drawing/share-image.ts'

const size = 512

/** Launchers cut a full-bleed icon to their own shape, and guarantee only its middle 80 %. */
function appIcon(shape: 'rounded' | 'full-bleed'): string {
  const { canopy, 'on-canopy': thread, trim } = themeColours.light
  const ground = shape === 'rounded' ? roundedBox([0, 0, size, size], 112) : box([0, 0, size, size])
  const share = shape === 'rounded' ? 0.9 : 0.8
  const markup = kolam(diamond(2), {
    center: [size / 2, size / 2],
    step: 136 * share,
    threadWidth: 31 * share,
    dotRadius: 26 * share,
    threadColour: thread,
    dotColour: trim,
  })
  return svg([0, 0, size, size], `<path d="${ground}" fill="${canopy}"/>${markup}`)
}

const placeholder = (): string =>
  svg(
    [0, 0, 400, 400],
    `<path d="${box([0, 0, 400, 400])}" fill="${pictureGrounds.light[0]}"/>${withInks(placed(objectShapes('pot'), { x: 38, y: 28, scale: 1.35 }), printInks.light)}`,
  )

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const assetFolder = here('../dist/assets/')

const png = (markup: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(markup), { density: 144 }).resize({ width }).png({ palette: true }).toBuffer()

type Asset = () => string | Promise<Buffer>

const assets: Readonly<Record<string, Asset>> = {
  'placeholder.svg': placeholder,
  'fair-desktop-light.svg': () => fairLine('desktop', { inks: fairInks.light }),
  'fair-desktop-dark.svg': () => fairLine('desktop', { inks: fairInks.dark }),
  'fair-phone-light.svg': () => fairLine('phone', { inks: fairInks.light }),
  'fair-phone-dark.svg': () => fairLine('phone', { inks: fairInks.dark }),
  'favicon.svg': () => appIcon('rounded'),
  'icon-192.png': () => png(appIcon('rounded'), 192),
  'icon-512.png': () => png(appIcon('rounded'), 512),
  'maskable-512.png': () => png(appIcon('full-bleed'), 512),
  'apple-touch-icon.png': () => png(appIcon('full-bleed'), 180),
  'og-image.png': () => png(shareImage(), 1200),
  ...Object.fromEntries(
    objectNames.map((name): [string, Asset] => [
      `objects/${name}.svg`,
      () => drawing(name, { inks: printInks.light }),
    ]),
  ),
}

async function writeAssets(): Promise<void> {
  for (const [name, make] of Object.entries(assets)) {
    const file = join(assetFolder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await make())
  }
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(here(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

export const assetStep: BuildStep = {
  name: 'assets',
  reads: [here('build-assets.ts'), ...sourcesBelow('drawing/'), ...sourcesBelow('tokens/')],
  writes: Object.keys(assets).map((name) => join(assetFolder, name)),
  run: writeAssets,
}

if (import.meta.main) await runStep(assetStep)
