import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { run, runNode } from '../processes/child.mjs'
import { inRepository, tools } from '../places.mjs'
import { log } from '../log.mjs'

const isRoot = () => process.getuid?.() === 0

/** Headless shell first: the full browser draws its own interface for each page, which costs a third more. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const macs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs].find(doesRun)
}

/** True when the program runs; a file of that name may be a stub that only prints how to install it. */
const doesRun = (path) =>
  existsSync(path) &&
  /Chrom/.test(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '')

function playwrightsOwn() {
  const { chromium } = createRequire(inRepository('package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Installs the browser before its system packages, which are useless without it. */
async function fromPlaywright() {
  log('No Chromium here: asking Playwright for one')
  const code = await runNode([tools.playwright, 'install', 'chromium'])
  if (code === 0 && isRoot()) await runNode([tools.playwright, 'install-deps', 'chromium'])
  return playwrightsOwn()
}

async function fromSystem() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  log('Playwright had none: asking the system')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
    const installed = installedBrowser()
    if (installed !== undefined) return installed
  }
  return undefined
}

const sources = [
  ["Playwright's own", playwrightsOwn],
  ["the system's", installedBrowser],
  ["from Playwright's installer", fromPlaywright],
  ["from the system's package manager", fromSystem],
]

export async function browser() {
  const given = process.env.MELA_CHROMIUM
  if (given !== undefined && given !== '') return given
  for (const [origin, find] of sources) {
    const path = await find()
    if (path === undefined) continue
    log(`Chromium: ${origin} (${path})`)
    return path
  }
  throw new Error(
    'No Chromium was found and none could be installed: install one, or name one in MELA_CHROMIUM.',
  )
}
